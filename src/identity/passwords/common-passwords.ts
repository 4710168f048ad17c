import { createRequire } from 'node:module';

/** Passwords that the public list lacks: recent ones, those of shops, and Ukrainian and Russian ones; in lower case. */
const OF_OURS = `
  password password1 password12 password123 password1234 passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1 pa$$word
  pa$$w0rd passpass password! password1! password123! password2 password01 password11 password99 password2020
  password2021 password2022 password2023 password2024 password2025 password2026 mypassword thepassword newpassword
  nopassword passwords passwort passwort1 motdepasse contrasena wachtwoord haslo123 12345678 123456789 1234567890
  12345678910 123456789a 123456789q 1234567891 87654321 987654321 0987654321 9876543210 01234567 012345678 0123456789
  11223344 1122334455 112233445566 11112222 12344321 123454321 1234554321 12341234 1234512345 12131415 12121212
  13131313 10203040 102030405060 11111111 111111111 1111111111 22222222 00000000 000000000 0000000000 99999999 88888888
  77777777 66666666 55555555 33333333 44444444 31415926 314159265 27182818 147258369 1472583690 741852963 963852741
  789456123 159753456 147852369 123698745 987456321 14789632 25802580 123123123 123321123 321321321 12332112 456456456
  789789789 147147147 112112112 123456123 654321123 123456654321 12345679 123456780 123456788 12345687 23456789
  34567890 45678912 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 20002000 20202020
  20242024 20252025 20262026 qwertyui qwertyuiop qwertyuiop123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  qwerty123! qwerty1! qwertyqwerty qwertyasdf qwer1234 qwer4321 qwe123qwe qweqweqwe qweasdzxc qweasd123 qweasdzxc123
  qazwsxedc qazwsx123 qazwsxedcrfv qaz123wsx 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz!qaz 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  1q2w3e4r! q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm, zxcvbnm123 zxcvbnmasdf
  asdfghjk asdfghjkl asdfghjkl; asdf1234 asdfasdf asdfqwer asd123asd asdasdasd asdfgh123 asdzxc123 zxcasdqwe zxcvzxcv
  zxczxczxc poiuytrewq lkjhgfdsa mnbvcxz1 1234qwer 12qwaszx 123qweasd 123qweasdzxc 123qwe123 123qwe!@# 12345qwert
  123456qwerty 123456qwe 1234qwerasdf azertyuiop azerty123 qwertz123 qwertzuiop !@#$%^&* !@#$%^&*( abcd1234 abcdefgh
  abcdefghi abcdefg1 abcdefg123 abc12345 abc123456 abcd12345 abc123abc abcabcabc a1b2c3d4 a1b2c3d4e5 a12345678
  a123456789 aa123456 aa12345678 aaa11111 aaaa1111 ab123456 q1234567 q12345678 z1234567 x1234567 1a2b3c4d 1234abcd
  123abc456 123456ab 123456aa 1234567a 12345678a 1234567q 12345678q 12345abc 123456abc iloveyou iloveyou1 iloveyou2
  iloveyou! iloveyou123 iloveu123 ilovegod iloveme1 iloveyou3 loveyou1 loveyou2 lovelove lovely123 love1234 love12345
  mylove123 iloveu12 letmein1 letmein12 letmein123 letmeinn welcome1 welcome12 welcome123 welcome1! welcome2 welcome01
  welcome2024 welcome2025 welcome2026 hello123 hello1234 hello12345 hellohello helloworld hello123456 changeme
  changeme1 changeme123 changeit changethis default1 default123 letmein! trustno1 trustno1! starwars starwars1 superman
  superman1 superman123 batman123 batman12 spiderman spiderman1 pokemon1 pokemon123 football football1 football12
  football123 baseball baseball1 basketball basketball1 softball hockey123 soccer123 soccer12 liverpool liverpool1
  chelsea1 chelsea123 arsenal1 arsenal123 barcelona barcelona1 realmadrid juventus manchester manutd123 sunshine
  sunshine1 sunshine123 princess princess1 princess12 princess123 princesa butterfly butterfly1 chocolate chocolate1
  cocacola computer computer1 computer123 internet internet1 internet123 samsung1 samsung123 samsung12 android1
  iphone123 macbook1 microsoft windows1 windows10 windows7 google123 facebook facebook1 facebook123 linkedin whatsapp
  youtube1 minecraft minecraft1 playstation nintendo gamer123 michelle michelle1 jennifer jennifer1 jessica1 jessica123
  charlie1 charlie123 michael1 michael123 jordan23 jordan123 daniel123 daniel12 thomas123 andrew123 joshua123 matthew1
  anthony1 ashley123 amanda123 robert123 george123 nicole123 hannah123 maria123 alexander alexander1 alexandra victoria
  victoria1 elizabeth elizabeth1 benjamin christian christine christopher stephanie samantha samantha1 veronica
  valentina natasha1 natasha123 vladimir valentin angelina angelica dragon123 dragon12 dragon01 monkey123 monkey12
  shadow123 shadow12 master123 master12 killer123 killer12 freedom1 freedom123 whatever whatever1 whatever123 nothing1
  secret123 secret12 secret1! topsecret security security1 mustang1 mercedes mercedes1 porsche911 corvette ferrari1
  bigdaddy hunter123 hunter12 buster123 tigger123 tigger12 ginger123 pepper123 cookie123 summer123 summer12 summer2020
  summer2023 summer2024 summer2025 summer2026 winter123 winter2023 winter2024 winter2025 winter2026 spring2024
  spring2025 spring2026 autumn2024 autumn2025 autumn2026 monday123 january1 december december1 november september
  october1 birthday birthday1 flower123 flowers1 rainbow1 rainbow123 diamond1 diamond123 crystal1 precious precious1
  blessed1 jesus123 jesuschrist jesus777 godisgood gods1234 heaven123 angel123 angel1234 angels123 babygirl babygirl1
  babyboy1 sweetheart sweetie1 honeybee1 sexybitch sexygirl fuckyou1 fuckyou2 fuckyou! fuckyou123 fuckoff1 asshole1
  asshole123 bullshit bitch123 badboy123 cool1234 letsgo123 gangster gangsta1 ronaldo7 cristiano cristiano7 messi123
  lionel10 metallica slipknot nirvana1 blink182 eminem123 rockstar rockstar1 rocknroll guitar123 music123 dancer123
  cheerleader admin123 admin1234 admin12345 admin123! admin123456 adminadmin admin@123 adminpass administrator
  administrator1 root1234 rootroot toor1234 test1234 test12345 test123456 testtest testing1 testing123 tester123
  guest123 guest1234 user1234 user12345 username username1 demo1234 demodemo login123 loginlogin access14 access123
  manager1 manager123 support1 support123 service1 system123 server123 oracle123 postgres postgres1 mysql123 database
  database1 temp1234 temppass temporary temporary1 qwerty!@ p455w0rd passwd123 letmein2 opensesame abracadabra
  swordfish password3 password4 password5 password6 password7 password8 password9 password10 passme123 1password
  123password 12password123 pass1234 pass12345 pass123456 pass@123 pass@word1 p@55w0rd zaq!2wsx q!w@e#r$ qwert123
  qwert1234 qwert12345 wasd1234 wasdwasd йцукенгш йцукенгшщз йцукен123 йцукен12 йцукен1234 пароль123 пароль12
  пароль1234 парольпароль мойпароль привет123 привет12 приветик любовь123 солнышко солнышко1 наташа123 россия123
  україна1 слава123 славаукраїні приветпривет андрей123 александр максим123 марина123 спартак1 зенит123 динамо123
  шахтер123 фывапролд ячсмитьбю 1й2ц3у4к фываолдж privet123 parol123 parol1234 natasha2 spartak1 dinamo123 lubov123
  marina123 maksim123 sergey123 andrey123 dmitriy1 vladik123 ukraine1 ukraina1 ukraina123 kiev2012 kyiv2024 moskva123
  rossiya1 zenit123 lokomotiv samsung2 nokia123 kristina kristina1 svetlana tatiana1 ekaterina anastasia viktoria
  yaroslav stanislav vladislav password0 mypass123 mypassword1 secretpassword correcthorsebatterystaple shop1234
  shopshop onlineshop webshop1 webshop123 shopping shopping1 customer customer1 customer123 company1 company123
  office123 office365 business business1
`;

/** Maximum length of the digits and signs around a word: enough for a year and a sign, too few for a second word. */
const LONGEST_TAIL = 6;
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let known: ReadonlySet<string> | null = null;

/**
 * 49,000 passwords of leaked lists (`@zxcvbn-ts/language-common`, MIT) and the list above; 18,000 of them have 8
 * characters or more. Loaded when the first password is set: about 4 MB.
 */
function commonPasswords(): ReadonlySet<string> {
  const { dictionary } = createRequire(import.meta.url)(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common');
  known ??= new Set([...dictionary['passwords-common'], ...OF_OURS.trim().split(/\s+/)]);
  return known;
}

/**
 * Whether guessers would try the password early: a known one, a known one with a few digits and signs around it, or one
 * with signs for letters (`P@ssw0rd`). `plain` is in lower case.
 */
export function isCommonPassword(plain: string): boolean {
  const common = known ?? commonPasswords();
  return [plain, readable(plain)].some((text) => common.has(text) || wordsIn(text).some((word) => common.has(word)));
}

/** The text without digits and signs at its ends. */
function wordsIn(text: string): string[] {
  const word = text.replace(/[^\p{L}]+$/u, '');
  const core = word.replace(/^[^\p{L}]+/u, '');
  return text.length - core.length > LONGEST_TAIL || core.length < 3 ? [] : [word, core, readable(core)];
}

const readable = (text: string): string => [...text].map((letter) => LETTERS[letter] ?? letter).join('');
