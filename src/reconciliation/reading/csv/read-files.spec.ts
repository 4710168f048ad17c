import { readFileSync } from 'node:fs';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { readOneC } from '../one-c/read-one-c.js';
import { readCsv } from './read-csv.js';

const file = (name: string): Buffer =>
  readFileSync(new URL(`../../../../test/fixtures/bank-statements/${name}`, import.meta.url));

describe('statement files in the encodings of banks', () => {
  test('a CSV file in Windows-1251 with delimiters and quotes in unquoted texts is read', () => {
    expect(readSummary(readCsv(file('csv-uk-business-windows-1251.csv')))).toEqual([
      'UA213223130000026007233566001 UAH 500 to 734.5',
      '2026-08-31 1234.5: Марiя Зразкова, UA903052992990004149123456789: За товар, замовлення 1023 #@1AA',
      '2026-08-30 -1000: ТОВ "КЛIЄНТ", UA903052992990004149123456789: Повернення; частково, без ПДВ #7',
    ]);
  });

  test('a CSV file in Latin-1 is read with its return and without its pending row', () => {
    const read = readCsv(file('csv-de-giro-latin1.csv'));
    expect(readSummary(read)).toEqual([
      'DE89370400440532013000 EUR, 1 not booked',
      '2026-04-24 1089.9: Jörg Müßig, DE02500105175407324931: Bestellung 1023 vielen Dank',
      '2026-04-27/2026-04-28 49: Erika Beispiel, DE02500105175407324931: SEPA-Überweisung zurück AC04 Konto ' +
        'geschlossen e2e ERST-0042 (return)',
    ]);
    expect(read.statements[0]!.transactions[1]!.returnReason).toEqual({ code: 'AC04', text: 'RETOURE' });
  });

  test('a CSV file in UTF-16 is read', () => {
    expect(readSummary(readCsv(file('csv-de-utf-16.csv')))).toEqual([
      '123456789 EUR',
      '2026-04-01 50: Kübler & Söhne GmbH, -: Bestellung 1102; zweite Rate',
      '2026-04-01/2026-03-31 -3520: Vermietung Huber, -: Miete',
    ]);
  });

  test('a CSV file without a header is read by column positions, and its own account is detected', () => {
    const mapping = {
      booked_on: '#1',
      value_on: '#9',
      amount: '#8',
      currency: '#7',
      counterparty_name: '#4',
      counterparty_account: '#3',
      remittance_information: '#10',
    };
    expect(readSummary(readCsv(file('csv-nl-without-header.csv'), { mapping }))).toEqual([
      'NL91ABNA0417164300 EUR',
      '2026-06-17/2026-06-18 223.77: J. DE VRIES, NL02ABNA0123456789: BESTELLING 1031',
      '2026-06-25 -2.2: -, -: Kosten betaalrekening',
    ]);
  });

  test('a 1CClientBankExchange file in Windows-1251 is read', () => {
    expect(readSummary(readOneC(file('one-c-windows-1251.txt')))).toEqual([
      'UA213223130000026007233566001 UAH 100 to 949',
      '2026-03-05 899: Зразкова Марія, UA903052992990004149123456789: Оплата замовлення 1019',
      '2026-03-06 -50: АТ БАНК, UA903052992990004149123456789: Комісія за обслуговування',
    ]);
  });
});
