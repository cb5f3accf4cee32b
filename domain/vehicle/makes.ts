import type { Language } from "../language.ts";

export type CarName = { readonly [Key in Language]: string };
type Make = CarName & { readonly models: readonly CarName[] };

/** Each line: "Make | make in Arabic | model, model=model in Arabic". */
const table = `
Toyota | تويوتا | Land Cruiser=لاند كروزر, Prado=برادو, Camry=كامري, Corolla=كورولا, Corolla Cross=كورولا كروس, Yaris=يارس, Hilux=هايلوكس, Fortuner=فورتشنر, RAV4=راف فور, Highlander=هايلاندر, FJ Cruiser=إف جي كروزر, Avalon=أفالون, Innova=إنوفا, Hiace=هايس, Rush=راش
Nissan | نيسان | Patrol=باترول, Sunny=صني, Altima=ألتيما, Sentra=سنترا, X-Trail=إكس تريل, Kicks=كيكس, Pathfinder=باثفايندر, Maxima=ماكسيما, Navara=نافارا, X-Terra=إكس تيرا, Juke=جوك, Z=زد
Honda | هوندا | Accord=أكورد, Civic=سيفيك, City=سيتي, CR-V, HR-V, Pilot=بايلوت, Jazz=جاز, Odyssey=أوديسي
Mitsubishi | ميتسوبيشي | Pajero=باجيرو, Montero Sport=مونتيرو سبورت, Lancer=لانسر, Attrage=أتراج, Outlander=أوتلاندر, ASX, Eclipse Cross=إكليبس كروس, Xpander=إكسباندر, L200
Lexus | لكزس | LX, GX, RX, NX, UX, ES, IS, LS, LM
Infiniti | إنفينيتي | QX80, QX60, QX55, QX50, Q50, Q60
Mazda | مازدا | Mazda2=مازدا 2, Mazda3=مازدا 3, Mazda6=مازدا 6, CX-3, CX-30, CX-5, CX-60, CX-9, CX-90
Hyundai | هيونداي | Elantra=إلنترا, Accent=أكسنت, Sonata=سوناتا, Tucson=توسان, Santa Fe=سانتافي, Creta=كريتا, Palisade=باليسيد, Azera=أزيرا, Kona=كونا, Venue=فينيو, Staria=ستاريا, i10
Kia | كيا | Sportage=سبورتاج, Sorento=سورينتو, Seltos=سيلتوس, Cerato=سيراتو, Rio=ريو, Pegas=بيغاس, Picanto=بيكانتو, K5, Telluride=تيلورايد, Carnival=كرنفال, Sonet=سونيت
Genesis | جينيسيس | G70, G80, G90, GV70, GV80
Suzuki | سوزوكي | Swift=سويفت, Dzire=ديزاير, Baleno=بالينو, Jimny=جيمني, Vitara=فيتارا, Ertiga=إرتيغا, Ciaz=سياز, Fronx=فرونكس
Subaru | سوبارو | Forester=فورستر, Outback=أوتباك, XV, Crosstrek=كروستريك, WRX, BRZ
Isuzu | إيسوزو | D-Max=دي ماكس, MU-X, NPR, NMR
Mercedes-Benz | مرسيدس بنز | A-Class=الفئة A, C-Class=الفئة C, E-Class=الفئة E, S-Class=الفئة S, CLA, CLS, GLA, GLB, GLC, GLE, GLS, G-Class=الفئة G, EQE, V-Class=الفئة V
BMW | بي إم دبليو | 1 Series=الفئة 1, 2 Series=الفئة 2, 3 Series=الفئة 3, 4 Series=الفئة 4, 5 Series=الفئة 5, 7 Series=الفئة 7, X1, X2, X3, X4, X5, X6, X7, iX, i7
Audi | أودي | A3, A4, A5, A6, A7, A8, Q2, Q3, Q5, Q7, Q8, e-tron
Volkswagen | فولكس فاغن | Golf=جولف, Passat=باسات, Tiguan=تيغوان, Touareg=طوارق, Teramont=تيرامونت, T-Roc, Jetta=جيتا, Arteon=أرتيون
Porsche | بورشه | Cayenne=كايين, Macan=ماكان, Panamera=باناميرا, Taycan=تايكان, 911, 718 Boxster=718 بوكستر, 718 Cayman=718 كايمان
Volvo | فولفو | XC40, XC60, XC90, S60, S90, EX30
MINI | ميني | Cooper=كوبر, Countryman=كنتري مان, Clubman=كلوب مان, Convertible=كونفيرتبل
Land Rover | لاند روفر | Range Rover=رنج روفر, Range Rover Sport=رنج روفر سبورت, Range Rover Velar=رنج روفر فيلار, Range Rover Evoque=رنج روفر إيفوك, Defender=ديفندر, Discovery=ديسكفري, Discovery Sport=ديسكفري سبورت
Jaguar | جاكوار | F-Pace, E-Pace, I-Pace, XE, XF, F-Type
Bentley | بنتلي | Bentayga=بنتايجا, Continental GT=كونتيننتال GT, Flying Spur=فلاينغ سبير, Mulsanne=مولسان
Rolls-Royce | رولز رويس | Cullinan=كولينان, Ghost=جوست, Phantom=فانتوم, Wraith=رايث, Dawn=داون, Spectre=سبيكتر
Aston Martin | أستون مارتن | DBX, DB11, DB12, Vantage=فانتج, DBS
Ferrari | فيراري | Purosangue=بوروسانغوي, Roma=روما, 296 GTB, F8 Tributo=F8 تريبوتو, Portofino=بورتوفينو, SF90
Lamborghini | لامبورغيني | Urus=أوروس, Huracan=هوراكان, Aventador=أفنتادور, Revuelto=ريفويلتو
Maserati | مازيراتي | Levante=ليفانتي, Ghibli=جيبلي, Quattroporte=كواتروبورتي, Grecale=جريكالي, GranTurismo=غران توريزمو
Alfa Romeo | ألفا روميو | Giulia=جوليا, Stelvio=ستيلفيو, Tonale=تونالي, Giulietta=جوليتا
Fiat | فيات | 500, 500X, Doblo=دوبلو, Panda=باندا
Peugeot | بيجو | 208, 2008, 3008, 408, 508, 5008, Landtrek=لاندتريك
Renault | رينو | Duster=داستر, Koleos=كوليوس, Megane=ميغان, Symbol=سيمبول, Captur=كابتشر, Logan=لوغان
Citroen | ستروين | C3, C4, C5 Aircross=C5 إيركروس, Berlingo=برلينغو
Ford | فورد | Explorer=إكسبلورر, Expedition=إكسبيديشن, Edge=إيدج, Territory=تيريتوري, Taurus=توروس, Mustang=موستانج, F-150, Ranger=رينجر, Bronco=برونكو, EcoSport=إيكو سبورت, Everest=إيفرست, Escape=إسكيب
Chevrolet | شيفروليه | Tahoe=تاهو, Suburban=سوبربان, Silverado=سلفرادو, Captiva=كابتيفا, Traverse=ترافيرس, Malibu=ماليبو, Camaro=كامارو, Corvette=كورفيت, Groove=جروف, Spark=سبارك, Trailblazer=تريل بليزر, Impala=إمبالا
GMC | جي إم سي | Yukon=يوكن, Sierra=سييرا, Terrain=تيرين, Acadia=أكاديا, Hummer EV=هامر EV
Cadillac | كاديلاك | Escalade=إسكاليد, XT4, XT5, XT6, CT4, CT5, Lyriq=ليريك
Lincoln | لينكون | Navigator=نافيجيتور, Aviator=أفياتور, Nautilus=نوتيلوس, Corsair=كورسير
Jeep | جيب | Wrangler=رانجلر, Grand Cherokee=جراند شيروكي, Cherokee=شيروكي, Compass=كومباس, Renegade=رينيجيد, Gladiator=جلاديتور, Wagoneer=واجونير
Dodge | دودج | Charger=تشارجر, Challenger=تشالنجر, Durango=دورانجو, Journey=جورني
RAM | رام | 1500, 2500, 1500 TRX, ProMaster=برو ماستر
Chrysler | كرايسلر | 300C, Pacifica=باسيفيكا, Grand Caravan=جراند كرفان, 200
Tesla | تسلا | Model 3=موديل 3, Model Y=موديل Y, Model S=موديل S, Model X=موديل X, Cybertruck=سايبرتراك
MG | إم جي | MG5, MG3, ZS, HS, RX5, RX8, GT, One, Whale=ويل
Geely | جيلي | Coolray=كولراي, Emgrand=إمجراند, Tugella=توجيلا, Monjaro=مونجارو, Starray=ستار راي, Okavango=أوكافانغو, Geometry C=جيومتري C
Chery | شيري | Tiggo 2 Pro=تيجو 2 برو, Tiggo 4 Pro=تيجو 4 برو, Tiggo 7 Pro=تيجو 7 برو, Tiggo 8 Pro=تيجو 8 برو, Arrizo 5=أريزو 5, Arrizo 6=أريزو 6
Jetour | جيتور | Dashing=داشينغ, X70, X70 Plus=X70 بلس, X90 Plus=X90 بلس, T2, T1
GAC | جي إيه سي | GS3, GS4, GS8, GA4, GA6, GA8, GN8, Emkoo=إمكو, Empow=إمباو, Emzoom=إمزوم
Changan | شانجان | Alsvin=ألسفين, Eado=إيدو, CS35 Plus=CS35 بلس, CS75 Plus=CS75 بلس, CS85, CS95, UNI-T, UNI-K, UNI-V
Haval | هافال | H6, H9, Jolion=جوليان, Dargo=دارجو
BYD | بي واي دي | Atto 3=أتو 3, Han=هان, Song Plus=سونغ بلس, Seal=سيل, Qin Plus=تشين بلس, Dolphin=دولفين
Hongqi | هونغتشي | H5, H9, HS5, HS7, E-HS9
`;

const nameOf = (entry: string): CarName => {
  const [en = "", ar = en] = entry.split("=").map((part) => part.trim());
  return { en, ar };
};

export const makes: readonly Make[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [en = "", ar = "", models = ""] = line.split("|").map((part) => part.trim());
    return { en, ar, models: models.split(",").map(nameOf) };
  })
  // localeCompare would first load the browser's language data, 100 ms on a phone.
  .toSorted((one, other) => (one.en.toLowerCase() < other.en.toLowerCase() ? -1 : 1));

export const named = <Name extends CarName>(names: readonly Name[], en: string): Name | undefined =>
  names.find((name) => name.en === en);
