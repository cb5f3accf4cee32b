import type { DocumentKind, DocumentSide } from "../../../../../domain/documents/documents.ts";
import type { Language } from "../../../../../domain/language.ts";

type PackTexts = {
  request: string;
  name: string;
  plate: string;
  downloaded: string;
  by: string;
  files: string;
  kinds: Record<DocumentKind, string>;
  sides: Record<DocumentSide, string>;
};

export const packTexts: Record<Language, PackTexts> = {
  en: {
    request: "Request",
    name: "Name",
    plate: "Plate",
    downloaded: "Downloaded",
    by: "By",
    files: "Files",
    kinds: {
      id: "Emirates ID",
      license: "Driving licence",
      ownership: "Vehicle licence",
      document: "Vehicle document",
    },
    sides: { front: "front", back: "back" },
  },
  ar: {
    request: "الطلب",
    name: "الاسم",
    plate: "اللوحة",
    downloaded: "وقت التنزيل",
    by: "نزّلها",
    files: "الملفات",
    kinds: {
      id: "بطاقة الهوية",
      license: "رخصة القيادة",
      ownership: "ملكية المركبة",
      document: "مستند السيارة",
    },
    sides: { front: "الوجه الأمامي", back: "الوجه الخلفي" },
  },
};
