import { mayJudgeDocuments } from "../../../../domain/documents/document-request.ts";
import { mayGiveToInsurer } from "../../../../domain/requests/desk-moves.ts";
import type { Parts } from "../../../parts.ts";
import type { Documents } from "../../documents/documents.ts";
import type { RequestPart } from "../desk/request-part.ts";
import { createDeskDocuments } from "./present-documents.ts";

export const createDocumentsPart = (
  parts: Pick<Parts, "db">,
  documents: Pick<Documents, "allOf">,
): RequestPart<"documents"> => {
  const documentsOf = createDeskDocuments(parts, documents);
  return {
    read: ({ id }, { named }) => documentsOf(id, named),
    actions: ({ state }, { roles, isOwn }, part) => ({
      judgeDocument: isOwn && mayJudgeDocuments(state),
      askDocument: isOwn && mayJudgeDocuments(state),
      files: isOwn && mayGiveToInsurer(state),
      filesWithReason: roles.includes("compliance") && !isOwn && part.documents.length > 0,
    }),
  };
};
