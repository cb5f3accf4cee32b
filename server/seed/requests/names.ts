/** Invented people: the commonest names first. */
type Names = { given: readonly string[]; family: readonly string[] };

export const englishNames: Names = {
  given: (
    "Mohammed Ahmed Ali Fatima Abdullah Omar Khalid Mariam Aisha Hassan Saeed Sara Noura Rashid Yousef Hessa " +
    "Ibrahim Sultan Hamad Layla Salem Priya Rahul Imran Bilal Anjali Joseph Maria John Sana Usman Deepak Neha " +
    "Arjun Zainab Tariq Grace Daniel Sunita Vikram Michael Anna David Ritu Farah Nadia Karim Lina Peter Elena"
  ).split(" "),
  family: [
    ...(
      "Khan Hussain Ali Kumar Singh Ahmed Sharma Hassan Mohammed Thomas Ibrahim Rahman Iqbal Patel Nair Malik Joseph " +
      "Fernandez Santos Reyes Gupta Menon Chaudhry Haddad Mansour Saleh Qureshi Pillai Das Mathew Cruz Smith Brown " +
      "Siddiqui Farouk Nasser Khoury Aziz Bose Garcia Wilson Petrov Dimitriou O'Connor"
    ).split(" "),
    ..."Mansoori Mazrouei Ketbi Zaabi Shamsi Hashmi Suwaidi Marri Nuaimi Dhaheri Kaabi Muhairi Ameri Romaithi Falasi"
      .split(" ")
      .map((name) => `Al ${name}`),
  ],
};

export const arabicNames: Names = {
  given: (
    "محمد أحمد علي فاطمة عبدالله عمر خالد مريم عائشة حسن سعيد سارة نورة راشد يوسف حصة إبراهيم سلطان حمد ليلى سالم " +
    "عبدالرحمن منى هدى طارق زينب كريم لينا ناصر ماجد شيخة موزة"
  ).split(" "),
  family: (
    "المنصوري المزروعي الكتبي الزعابي الشامسي الهاشمي السويدي المري النعيمي الظاهري الكعبي المهيري العامري الرميثي " +
    "الفلاسي الحداد منصور صالح خوري عزيز الخطيب النجار المصري الشريف حمدان"
  ).split(" "),
};
