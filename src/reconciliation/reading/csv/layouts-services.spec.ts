import iconv from 'iconv-lite';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { readCsv } from './read-csv.js';

describe('CSV exports of payment services and other banks', () => {
  test.each<[string, string, string, string[]]>([
    [
      'Revolut for companies',
      'utf-8',
      `Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Card label,\
Card state,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,\
Account,Beneficiary account number
2024-01-31,2024-02-01,65b0-1,TOPUP,COMPLETED,Money added from Joerg Gruen,Bestellung 1221,,,,,EUR,1250.00,EUR,1250.00,\
1250.00,,0.00,EUR,2000.00,EUR Main,
2024-01-30,2024-01-30,65b0-2,TRANSFER,COMPLETED,To Lieferant,RG 1,Max,,,,EUR,-100.00,EUR,-100.00,-100.20,,0.20,EUR,\
750.00,EUR Main,DE89370400440532013001
2024-01-30,,65b0-3,CARD_PAYMENT,PENDING,Shop,,Max,,,,EUR,-5.00,EUR,-5.00,-5.00,,0.00,EUR,,EUR Main,
2024-01-29,2024-01-29,65b0-4,TRANSFER,REVERTED,To Lieferant,RG 1,Max,,,,EUR,-100.00,EUR,-100.00,-100.20,,0.20,EUR,\
750.00,EUR Main,DE89370400440532013001
`,
      [
        'no account EUR, 2 not booked',
        '2024-02-01 1250: Joerg Gruen, -: Bestellung 1221 #65b0-1',
        '2024-01-30 -100: Lieferant, DE89370400440532013001: RG 1 #65b0-2',
      ],
    ],
    [
      'PayPal in German',
      'utf-8',
      `\ufeff"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto",\
"Absender E-Mail-Adresse","Empfänger E-Mail-Adresse","Transaktionscode","Auswirkung auf Guthaben"
"31.01.2024","10:00:00","CET","Jörg Grün","Website-Zahlung","Abgeschlossen","EUR","1.250,00","-37,25","1.212,75",\
"jg@example.com","shop@example.com","4AB12345CD678901E","Haben"
"30.01.2024","10:00:00","CET","","Allgemeine Währungsumrechnung","Abgeschlossen","USD","-10,00","0,00","-10,00","","",\
"4AB12345CD678901F","Soll"
"30.01.2024","11:00:00","CET","Anna","Website-Zahlung","Ausstehend","EUR","20,00","0,00","20,00","","",\
"4AB12345CD678901G","Haben"
`,
      [
        'no account EUR, 1 not booked',
        '2024-01-31 1250: Jörg Grün, -:  #4AB12345CD678901E',
        'no account USD',
        '2024-01-30 -10: -, -:  #4AB12345CD678901F',
      ],
    ],
    [
      'PayPal in the United States',
      'utf-8',
      `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address",\
"To Email Address","Transaction ID","Balance Impact"
"9/4/2018","10:00:00","PDT","J Smith","Website Payment","Completed","USD","12.50","-0.60","11.90","a@example.com",\
"s@example.com","4AB1","Credit"
`,
      ['no account USD', '2018-09-04 12.5: J Smith, -:  #4AB1'],
    ],
    [
      'Chase',
      'utf-8',
      `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
CREDIT,01/31/2024,"ORIG CO NAME:SMITH ORDER 1228",1250.00,ACH_CREDIT,1304.90,,
DEBIT,01/30/2024,"UTILITY",-45.10,ACH_DEBIT,54.90,,
`,
      [
        'no account no currency',
        '2024-01-31 1250: -, -: ORIG CO NAME:SMITH ORDER 1228',
        '2024-01-30 -45.1: -, -: UTILITY',
      ],
    ],
    [
      'an Indian bank with amounts such as 1,00,250.00',
      'utf-8',
      `Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance
31/01/24,NEFT CR SHARMA ORDER 1229,31/01/24,,"1,00,250.00",0000000000001,"1,00,300.00"
30/01/24,ATM,30/01/24,45.10,,0000000000002,50.00
`,
      ['no account no currency', '2024-01-31 100250: -, -: NEFT CR SHARMA ORDER 1229', '2024-01-30 -45.1: -, -: ATM'],
    ],
    [
      'a bank that writes CR and DR after amounts',
      'utf-8',
      `Date,Particulars,Amount,Balance
31-Jan-2024,ORDER 1231,"1,250.00 CR","1,300.00 CR"
30-Jan-2024,FEE,45.10 DR,50.00 CR
`,
      ['no account no currency', '2024-01-31 1250: -, -: ORDER 1231', '2024-01-30 -45.1: -, -: FEE'],
    ],
    [
      'a bank that writes month names, and signs after amounts',
      'utf-8',
      `Date,Description,Amount,Currency
10 Feb 18,ORDER 1232,100.00-,GBP
11 Feb 18,"ORDER 1233",(25.00),GBP
12 Feb 18,"ORDER 1234",\u22125.00,GBP
13 Feb 18,"ORDER 1235",+7.00,GBP
`,
      [
        'no account GBP',
        '2018-02-10 -100: -, -: ORDER 1232',
        '2018-02-11 -25: -, -: ORDER 1233',
        '2018-02-12 -5: -, -: ORDER 1234',
        '2018-02-13 7: -, -: ORDER 1235',
      ],
    ],
    [
      'a spreadsheet that converted references to scientific notation',
      'windows-1252',
      `Buchungstag;Betrag;Name;Verwendungszweck;Kundenreferenz;Währung;;
31.01.2024;1.250,00;Grün;Bestellung 1230;6,17761250170673E+025;EUR;;
30.01.2024;-45,10;Stadt;Abschlag;;EUR;;
`,
      ['no account EUR', '2024-01-31 1250: Grün, -: Bestellung 1230', '2024-01-30 -45.1: Stadt, -: Abschlag'],
    ],
    [
      'a spreadsheet that quoted whole rows',
      'utf-8',
      `"Datum;Betrag;Name;Text"
"31.01.2024;12,00;Müller;Bestellung 1236"
"30.01.2024;-3,00;Bank;Gebühr"
`,
      ['no account no currency', '2024-01-31 12: Müller, -: Bestellung 1236', '2024-01-30 -3: Bank, -: Gebühr'],
    ],
  ])('the CSV export of %s is read without a mapping', (_, encoding, text, expected) => {
    expect(readSummary(readCsv(iconv.encode(text, encoding)))).toEqual(expected);
  });
});
