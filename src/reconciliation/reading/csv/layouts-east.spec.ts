import iconv from 'iconv-lite';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { readCsv } from './read-csv.js';

describe('CSV exports of Polish, Czech, Hungarian and Swedish banks', () => {
  test.each<[string, string, string, string[]]>([
    [
      'Erste Hungary',
      'windows-1250',
      `Könyvelés dátuma;Értéknap;Bevétel/Kiadás;Partner neve;Partner számla;Összeg;Devizanem;Közlemény
2019.04.19.;2019.04.19.;Bevétel;Szűcs Győző;HU42117730161111101800000000;12 500,00;HUF;Rendelés 1202
2019.04.20.;2019.04.20.;Kiadás;Erste Bank;;350,00;HUF;Díj
`,
      [
        'no account HUF',
        '2019-04-19 12500: Szűcs Győző, HU42117730161111101800000000: Rendelés 1202',
        '2019-04-20 -350: Erste Bank, -: Díj',
      ],
    ],
    [
      'mBank',
      'windows-1250',
      `mBank S.A. Bankowość Detaliczna;
Skrytka Pocztowa 2108;
#Klient;
JAN KOWALSKI;

#Za okres:;
01.02.2024;29.02.2024;

#Waluta;#Wpływy;#Wydatki;
PLN;1 250,00;-45,10;

#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;
2024-02-02;"PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY ZAMÓWIENIE 1213 JAN ŻÓŁĆ";"eKonto 1234 ... 5678";"Wpływy";1 250,00 PLN;;
2024-02-03;"ZAKUP KARTĄ SKLEP";"eKonto 1234 ... 5678";"Żywność";-45,10 PLN;;
`,
      [
        'no account PLN',
        '2024-02-02 1250: -, -: PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY ZAMÓWIENIE 1213 JAN ŻÓŁĆ',
        '2024-02-03 -45.1: -, -: ZAKUP KARTĄ SKLEP',
      ],
    ],
    [
      'ING Poland with a reserved row',
      'windows-1250',
      `"Lista transakcji";;;"ING Bank Śląski S.A."
"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Nr rachunku";"Nazwa banku";"Szczegóły";\
"Nr transakcji";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Waluta";\
"Saldo po transakcji";"Waluta"
2024-02-02;2024-02-03;" JAN ŻÓŁĆ  UL. DŁUGA 1 ";" Zamówienie 1214 ";'61109010140000071219812874 ';" Santander ";\
"PRZELEW";'202403312345678901';1250,00;PLN;;;2000,00;PLN
2024-02-04;;" SKLEP ";" Płatność kartą ";'';"";"";'202403312345678902';;;-45,10;PLN;;
`,
      [
        'no account PLN',
        '2024-02-03 1250: JAN ŻÓŁĆ  UL. DŁUGA 1, 61109010140000071219812874: Zamówienie 1214 #202403312345678901',
      ],
    ],
    [
      'PKO with texts in columns without titles',
      'windows-1250',
      `"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",\
"",""
"2024-02-02","2024-02-02","Przelew na konto","+1250.00","PLN","+2000.00",\
"Rachunek nadawcy: 61 1090 1014 0000 0712 1981 2874","Nazwa nadawcy: JAN ŻÓŁĆ","Tytuł: ZAMÓWIENIE 1215","",""
"2024-02-01","2024-02-01","Opłata","-5.00","PLN","+750.00","Tytuł: OPŁATA ZA KARTĘ","","","",""
`,
      [
        'no account PLN',
        '2024-02-02 1250: JAN ŻÓŁĆ, -: Rachunek nadawcy: 61 1090 1014 0000 0712 1981 2874 Nazwa nadawcy: JAN ' +
          'ŻÓŁĆ Tytuł: ZAMÓWIENIE 1215',
        '2024-02-01 -5: -, -: Tytuł: OPŁATA ZA KARTĘ',
      ],
    ],
    [
      'Fio',
      'utf-8',
      `accountId;2000000000
bankId;2010
currency;CZK
iban;CZ6508000000192000145399
openingBalance;100,00
closingBalance;1350,00

ID operace;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Poznámka;Zpráva pro příjemce;Typ;\
Provedl;Upřesnění;Poznámka;BIC;ID pokynu
2600000001;02.01.2024;1250,00;CZK;2000145399;Žofie Růžičková;0800;Česká spořitelna;;1223;;Objednávka;děkuji;\
Bezhotovostní příjem;;;;;3000
2600000002;03.01.2024;-45,10;CZK;;;;;;;;Poplatek;;Poplatek;;;;;3001
`,
      [
        'CZ6508000000192000145399 CZK 100 to 1350',
        '2024-01-02 1250: Žofie Růžičková, 2000145399: 1223 Objednávka děkuji #2600000001',
        '2024-01-03 -45.1: -, -: Poplatek #2600000002',
      ],
    ],
    [
      'Nordea Sweden with a reserved row',
      'utf-8',
      `Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta
Reserverad;-120,00;1234 56 78901;;Kortköp;Kortköp;;SEK
2024-02-01;1 500,00;;1234 56 78901;Åke Sjöström;Order 1205;2 000,00;SEK
2024-01-31;-20,00;1234 56 78901;;Avgift;Avgift;500,00;SEK
`,
      [
        'no account SEK, 1 not booked',
        '2024-02-01 1500: Åke Sjöström, -: Order 1205',
        '2024-01-31 -20: Avgift, -: Avgift',
      ],
    ],
  ])('the CSV export of %s is read without a mapping', (_, encoding, text, expected) => {
    expect(readSummary(readCsv(iconv.encode(text, encoding)))).toEqual(expected);
  });
});
