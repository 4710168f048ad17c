import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { readCsv } from './read-csv.js';

const read = (text: string): string[] => readSummary(readCsv(Buffer.from(text)));

describe('CSV exports of cards and of accounts with unusual columns', () => {
  test('unsigned amounts of a card export are expenses if its payments have a plus sign', () => {
    const text = `Date Processed,Description,Amount,
Pending,CORNER SHOP,£67.40,
12-Dec-2026,INSURANCE 01222,"£1,183.23",
02-Dec-2026,PAYMENT RECEIVED - THANK YOU,"+ £1,100.00",CR
`;
    expect(read(text)).toEqual([
      'no account GBP, 1 not booked',
      '2026-12-12 -1183.23: -, -: INSURANCE 01222',
      '2026-12-02 1100: -, -: PAYMENT RECEIVED - THANK YOU',
    ]);
  });

  test('the amount of a card payment is the one in the currency of the account, not of the purchase', () => {
    const text = `Дата операции;Дата обработки;Сумма операции;Валюта операции;Сумма пересчитанная в валюту счета;\
Валюта счета;Основание;Статус
2026-07-06 00:00:00;2026-07-08;-4,50;EUR;-336,15;RUB;Кофе;Исполнено
2026-07-13 10:48:55;;-600,00;RUB;-600,00;RUB;Связь;В обработке
`;
    expect(read(text)).toEqual(['no account RUB, 1 not booked', '2026-07-08 -336.15: -, -: Кофе']);
  });

  test('a row of a CSV file that only has a text continues the text of the previous transaction', () => {
    const text = `Account details for:,Savings Account 666-123456-001
Transaction date,Value date,Description,Withdrawals (SGD),Deposits (SGD)
18/04/2026,18/04/2026,DEBIT PURCHASE,6.66,
,,AT THE CORNER
18/04/2026,18/04/2026,PAYNOW TRANSFER,,1240.00
,,FOR ORDER 1240
`;
    expect(read(text)).toEqual([
      '666-123456-001 SGD',
      '2026-04-18 -6.66: -, -: DEBIT PURCHASE\nAT THE CORNER',
      '2026-04-18 1240: -, -: PAYNOW TRANSFER\nFOR ORDER 1240',
    ]);
  });

  test('cells of a CSV file after the last title are part of the text', () => {
    const text = `Kontonummer;Buchungsdatum;Valutadatum;Waehrung;Betrag;Umsatztext
12345678;2026-07-03;2026-07-03;EUR;150,00;Anna Grün;"Bestellung 1241";"REF: 77"
12345678;2026-07-01;2026-07-01;EUR;0,00;Mitteilung;"Zinssatz 0,60 %"
12345678;2026-06-10;2026-06-10;EUR;-100,00;Miete
`;
    expect(read(text)).toEqual([
      '12345678 EUR',
      '2026-07-03 150: -, -: Anna Grün Bestellung 1241 REF: 77',
      '2026-06-10 -100: -, -: Miete',
    ]);
  });

  test('the account number below its label and SEPA codes within a text are read from a CSV file', () => {
    const text = `"Umsätze ab";"Enddatum";"Kontonummer";"Saldo";"Währung"
"01.01.2026";"15.02.2026";"1234567";"12.345,67";"EUR"

"Buchungstag";"Wertstellungstag";"Verwendungszweck";"Umsatz";"Währung"
"28.01.2026";"28.01.2026";"Anna GrünSEPA-GUTSCHRIFT SVWZ+ BESTELL UNG NR. 1242 EREF+ E2E-42 KREF+ 99";"49,99";"EUR"
`;
    expect(read(text)).toEqual(['1234567 EUR', '2026-01-28 49.99: -, -: BESTELL UNG NR. 1242 e2e E2E-42']);
  });

  test('the own account and that of the counterparty are distinguished in CSV columns with similar titles', () => {
    const text = `Наш рахунок;Наш IBAN;Операція;Рахунок;IBAN;Найменування контрагента;Призначення платежу;\
Дата проведення;Номер документа;Сума;Валюта
26007233566001;UA213223130000026007233566001;Кредит;26007233566002;UA903052992990004149123456789;ТОВ Клієнт;\
Оплата 1243;03.03.2026;77;50.23;UAH
26007233566001;UA213223130000026007233566001;Дебет;26007233566002;UA903052992990004149123456789;АТ Банк;Комісія;\
03.03.2026;78;1.50;UAH
`;
    expect(read(text)).toEqual([
      'UA213223130000026007233566001 UAH',
      '2026-03-03 50.23: ТОВ Клієнт, UA903052992990004149123456789: Оплата 1243 #77',
      '2026-03-03 -1.5: АТ Банк, UA903052992990004149123456789: Комісія #78',
    ]);
  });

  test('the counterparty in a CSV file with columns for payer and payee depends on the direction', () => {
    const text = `Buchungsdatum;Betrag;Währung;Auftraggebername;Auftraggeber IBAN/Kto.Nr.;Empfängername;\
Empfänger IBAN/Kto.Nr.;Verwendungszweck
15.03.2026;-11,00;EUR;Shop;AT022050302101023600;Miete GmbH;AT611904300234573201;Miete
16.03.2026;11,00;EUR;Anna Grün;AT611904300234573201;Shop;AT022050302101023600;Bestellung 1244
`;
    expect(read(text)).toEqual([
      'no account EUR',
      '2026-03-15 -11: Miete GmbH, AT611904300234573201: Miete',
      '2026-03-16 11: Anna Grün, AT611904300234573201: Bestellung 1244',
    ]);
  });

  test('a CSV row with an amount and an unknown date format is refused', () => {
    const text = 'Completed Date;Reference;Paid Out (EUR);Paid In (EUR)\nSep 9, 2026;A;;5.00\nSeptember 10;B;;6.00\n';
    expect(() => read(text)).toThrow('bad_date at line 3');
  });

  test('a CSV file with only a header gives a statement without transactions', () => {
    expect(read('EXPORT;;;\nRekeningnummer;Transactiedatum;CreditDebet;Bedrag;\n')).toEqual(['no account no currency']);
  });
});
