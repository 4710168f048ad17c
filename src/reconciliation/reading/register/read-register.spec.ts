import iconv from 'iconv-lite';
import { ColumnsNeeded, UnreadableStatement } from '../read-file.types.js';
import { readRegister } from './read-register.js';
import type { RegisterOptions } from './register.types.js';

const read = (lines: readonly string[], options?: RegisterOptions) =>
  readRegister(Buffer.from(`${lines.join('\n')}\n`), options);

/** The reason and place of the error, or the number of rows. */
function outcome(lines: readonly string[], options?: RegisterOptions): unknown {
  try {
    return read(lines, options).rows.length;
  } catch (error) {
    if (error instanceof UnreadableStatement) return [error.reason, error.where];
    if (error instanceof ColumnsNeeded) return error.columns;
    throw error;
  }
}

describe('the layouts of courier registers', () => {
  test('a register of Nova Poshta in Windows-1251 is read with its number, day, fees and total', () => {
    const lines = [
      'Реєстр № 7701123 від 20.11.2026;;;;;',
      'НоваПей;;;;;',
      '№;Номер ЕН;Номер замовлення;Дата отримання;Сума післяплати, грн;Комісія, грн',
      '1;20450012345678;1023;19.11.2026;1 234,50;44,69',
      '2;59000987654321;1024;19.11.2026;600,00;32,00',
      ';Разом;;;1 834,50;76,69',
    ];
    const register = readRegister(iconv.encode(`${lines.join('\r\n')}\r\n`, 'windows-1251'));
    expect(register).toMatchObject({
      ...{ layout: 'nova-poshta', carrier: 'Nova Poshta', number: '7701123', day: '2026-11-20', currency: 'UAH' },
      ...{ addsUp: true, withoutMoney: 0 },
    });
    expect(register.rows).toEqual([
      {
        ...{ line: 4, trackingNumber: '20450012345678', orderNumber: '1023', amount: '1234.5', fee: '44.69' },
        collectedOn: '2026-11-19',
      },
      {
        ...{ line: 5, trackingNumber: '59000987654321', orderNumber: '1024', amount: '600', fee: '32' },
        collectedOn: '2026-11-19',
      },
    ]);
  });

  test.each([
    [
      'omniva',
      ['Barcode,Reference number,COD amount,Currency,Payment date', 'CC123456789EE,1023,34.90,EUR,2026-11-20'],
      { orderNumber: '1023', amount: '34.9', fee: '0' },
    ],
    [
      'omniva',
      ['Triipkood;Viitenumber;Lunasumma;Teenustasu', 'CC123456789EE;1023;34,90;1,20'],
      { orderNumber: '1023', amount: '34.9', fee: '1.2' },
    ],
    [
      'dpd',
      ['Parcel number;Reference 1;COD amount;Net amount', '05301234567890;SHOP-1023;34,90;33,40'],
      { orderNumber: 'SHOP-1023', amount: '34.9', fee: '1.5' },
    ],
    [
      'venipak',
      ['Siuntos numeris;Užsakymo numeris;Surinkta suma', 'V12345E1234567;1023;34,90'],
      { trackingNumber: 'V12345E1234567', amount: '34.9' },
    ],
    [
      'ukrposhta',
      ['Номер відправлення;Сума післяплати;Плата за пересилання;Сума до виплати', '0500123456789;500.00;15.00;485.00'],
      { trackingNumber: '0500123456789', amount: '500', fee: '15' },
    ],
    [
      'generic',
      ['Номер отправления\tНомер заказа\tНаложенный платеж\tВознаграждение агента', 'AB-1\t1023\t500,00\t-15,00'],
      { trackingNumber: 'AB-1', orderNumber: '1023', amount: '500', fee: '15' },
    ],
    ['generic', ['Order,Amount', '#1023,34.90'], { trackingNumber: null, orderNumber: '#1023', amount: '34.9' }],
    [
      'dhl',
      ['DHL Nachnahme;;', 'Sendungsnummer;Referenz;Nachnahmebetrag', 'JJD000390007888;1023;"1.034,90"'],
      { trackingNumber: 'JJD000390007888', amount: '1034.9' },
    ],
  ])('the layout %s is recognized in the register %j', (layout, lines, row) => {
    const register = read(lines);
    expect(register.layout).toBe(layout);
    expect(register.rows).toEqual([expect.objectContaining(row)]);
  });

  test('remarks, signatures and parcels without collected money give no row of a register', () => {
    const register = read(['Tracking number;COD amount', 'AB100;10.00', 'AB101;0.00', 'Total;10.00', 'Director;', ';']);
    expect(register).toMatchObject({ withoutMoney: 1, addsUp: true });
    expect(register.rows.map(({ trackingNumber }) => trackingNumber)).toEqual(['AB100']);
  });

  test('a register whose total is not the sum of its rows does not add up', () => {
    expect(read(['Tracking number;COD amount', 'AB100;10.00', 'Total;11.00']).addsUp).toBe(false);
    expect(read(['Tracking number;COD amount', 'AB100;10.00']).addsUp).toBeNull();
  });

  test('number and day of a register are found in the name of its file', () => {
    expect(read(['ТТН;Сума', '1;1'], { fileName: 'Реєстр 55012 від 03.11.2026.csv' })).toMatchObject({
      number: '55012',
      day: '2026-11-03',
    });
  });

  test('a mapping names the columns of a register that is not recognized', () => {
    const lines = ['k1;k2;k3', 'x;AB100;10,50'];
    expect(outcome(lines)).toEqual(['k1', 'k2', 'k3']);
    expect(read(lines, { mapping: { tracking_number: 'K2', amount: '#3' } }).rows).toEqual([
      expect.objectContaining({ trackingNumber: 'AB100', amount: '10.5' }),
    ]);
    expect(outcome(lines, { mapping: { tracking_number: 'k9', amount: 'k3' } })).toEqual(['unknown_column', 'k9']);
  });

  test.each([
    ['an amount that is no number', ['Order;Amount', '1;10', '2;ten'], ['bad_amount', 'line 3']],
    ['a row without an amount', ['Order;Amount', '1;10', '2;'], ['bad_amount', 'line 3']],
    ['a shortened tracking number', ['Tracking;Amount', '2,04500123456E+13;10'], ['number_lost', 'line 2']],
    ['two currencies', ['Order;Amount;Currency', '1;10;EUR', '2;10;UAH'], ['several_currencies', 'line 3']],
    ['no rows', ['Order;Amount'], ['no_rows', null]],
    ['more than 5,000 parcels', ['Order;Amount', ...Array<string>(5_001).fill('1;10')], ['too_many_rows', 'line 5002']],
    ['a bank statement', ['<Document/>'], ['not_a_register', null]],
    ['a line of a million characters', ['Order;Amount', `1;${'9'.repeat(1_000_000)}`], ['line_too_long', 'line 2']],
    ['a PDF', ['%PDF-1.7'], ['pdf', null]],
  ])('a register with %s is refused with the reason and the line', (_, lines, expected) => {
    expect(outcome(lines)).toEqual(expected);
  });

  test('a formula in a courier register is text, not an amount or an order', () => {
    expect(outcome(['Order;Amount', '=1+1;=2+3'])).toEqual(['bad_amount', 'line 2']);
  });
});
