// The first guesses of attackers, in lower case (ruling U5).
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 012345 0123456 01234567 012345678
  0123456789 111111 1111111 11111111 000000 0000000 00000000 222222 333333 444444 555555
  666666 777777 888888 999999 121212 123123 123123123 123321 112233 11223344 131313 654321
  7654321 87654321 987654321 0987654321 696969 101010 102030 123654 147258 147258369
  159357 159753 159951 159159 142536 135790 147147 789456 789456123 741852963 456789
  456123 852456 963852 100200 998877 252525 232323 212121 313131 202020 147852 123qwe
  123abc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx qwerty qwerty1
  qwerty12 qwerty123 qwerty1234 qwertyu qwertyuiop qweasd qweasdzxc qwe123 asdfgh
  asdfghjkl asdasd asd123 zxcvbn zxcvbnm zxczxc a1b2c3 a123456 a12345678 aa123456
  aa12345678 a1234567 abc123 abc1234 abcd1234 abcdef abcdefg abcdefgh abc12345 aaaaaa
  aaaaaaaa q1w2e3 q1w2e3r4 q1w2e3r4t5 password password1 password12 password123
  password1234 passw0rd p@ssw0rd p@ssword pa55word pass123 pass1234 passpass mypassword
  secret secret123 letmein letmein1 welcome welcome1 welcome123 welcome@123 admin1 admin12
  admin123 admin1234 admin@123 administrator root123 toor123 user123 guest123 test123
  test1234 testtest testing login123 master monkey dragon shadow sunshine princess flower
  iloveyou iloveyou1 loveme lovely football football1 baseball basketball soccer hockey
  superman batman spiderman pokemon starwars ninja123 killer hunter ranger tigger charlie
  jordan jordan23 michael michelle jessica ashley daniel thomas robert andrew joshua
  matthew jennifer nicole anthony george freedom whatever trustno1 changeme default summer
  winter spring autumn monday friday sunday cheese computer internet samsung google
  facebook liverpool chelsea arsenal barcelona realmadrid manchester mercedes ferrari
  porsche toyota nissan mustang corvette dubai123 dubai1 dubai2020 dubai@123 abudhabi
  sharjah emirates emirates1 uae123 uae2020 uae1971 mohamed mohammed mohammad muhammad
  mohamed123 mohammed123 ahmed123 ahmed1 ali123 omar123 khalid fatima fatima123 aisha123
  mariam abdullah abdullah1 allah1 allahuakbar bismillah habibi habibi123 inshallah
  mashallah allah123 islam123 makkah pakistan pakistan1 india123 indian philippines
  bangladesh egypt123 cairo123 syria123 jordan123 lebanon mizalla mizalla1 mizalla123
  insurance insurance1 carinsurance
`
    .trim()
    .split(/\s+/),
);
