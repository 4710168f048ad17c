import fc from 'fast-check';
import { credit, mt940Message } from '../../../../../test/fixtures/bank-statements/mt940-message.js';
import { readMt940 } from '../read-mt940.js';

const read = (entries: string) => readMt940(Buffer.from(mt940Message({ entries })), {}).statements[0]!.transactions[0]!;
const one = (...lines: string[]) => read(credit(...lines));
const IBAN = 'NL70INGB0001112223';

describe('numbered subfields', () => {
  const german =
    '166?00GUTSCHRIFT?109249?20EREF+ORDER-7?21SVWZ+Bestellung 103309 aus?22dem Fruehling' +
    `?30INGBNL2A?31${IBAN}?32Kundin mit einem langen Nam?33en GmbH?34011`;

  test('have text, end-to-end id, name and account of the payer', () => {
    expect(one(german)).toMatchObject({
      remittance: 'Bestellung 103309 aus\ndem Fruehling',
      endToEndId: 'ORDER-7',
      counterpartyName: 'Kundin mit einem langen Namen GmbH',
      counterpartyAccount: IBAN,
      isReturn: false,
      returnReason: null,
    });
  });

  test('are the same wherever the lines are cut', () => {
    const expected = one(german);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: german.length - 1 }), { maxLength: 8 }), (cuts) => {
        const places = [0, ...new Set(cuts.toSorted((a, b) => a - b)), german.length];
        const lines = places.slice(1).map((end, index) => german.slice(places[index], end));
        // Such lines begin a field of their own.
        fc.pre(lines.every((line) => !line.startsWith(':') && line.trim() !== ''));
        expect(one(...lines)).toEqual(expected);
      }),
    );
  });

  test.each(['>', '~', '<', '^'])('are read with %s before each', (separator) => {
    expect(one(german.replaceAll('?', separator))).toMatchObject({ endToEndId: 'ORDER-7', counterpartyAccount: IBAN });
  });

  test.each([
    [
      'several codes in one subfield',
      ['20EREF+E2E-1 KREF+K-1 MR', '21EF+M-2 CRED+DE41 OAMT+11,85', '22 SVWZ+Order 7'],
      'Order 7',
      'E2E-1',
    ],
    [
      'a reference that fills its subfield',
      ['20EREF+ZV010028419094930000', '2102', '22SVWZ+Order 7'],
      'Order 7',
      'ZV01002841909493000002',
    ],
    ['a text without a code behind a reference', ['20EREF+E2E-1', '21Order 7', '22thanks'], 'Order 7\nthanks', 'E2E-1'],
    ['no codes', ['20Order 7', '21thanks'], 'Order 7\nthanks', null],
    ['a blank behind the code', ['20EREF+ 123', '21SVWZ+Order 7'], 'Order 7', '123'],
    ['the ultimate payer behind the text', ['20SVWZ+Order 7', '21ABWA+Ana Ruiz'], 'Order 7', null],
    ['what a bank appends', [`20SVWZ+Order 7 EREF: E2E-1 IBAN: ${IBAN}`], `Order 7 EREF: E2E-1 IBAN: ${IBAN}`, 'E2E-1'],
    ['continuations', ['29SVWZ+Order', '60103309'], 'Order\n103309', null],
    ['NOTPROVIDED', ['20EREF+NOTPROVIDED', '21SVWZ+Order 7'], 'Order 7', null],
    ['a code inside a word', ['20SVWZ+XEREF+1 Order 7'], 'XEREF+1 Order 7', null],
  ])('are split at the codes of the purpose: %s', (_, subfields, remittance, endToEndId) => {
    expect(one(`166?00GUTSCHRIFT?${subfields.join('?')}`)).toMatchObject({ remittance, endToEndId });
  });

  test.each(['108', '109', '159'])('with the code %s are a return with its reason', (code) => {
    expect(one(`${code}?00RETOURE?20SVWZ+Order 7?34914`)).toMatchObject({
      isReturn: true,
      returnReason: { code: '914', text: 'RETOURE' },
    });
  });

  test('have the account as a number of the bank, or as an IBAN in subfield 38', () => {
    expect(one('166?20Order 7?3050652124?31900932005').counterpartyAccount).toBe('900932005');
    expect(one(`166?20Order 7?31900932005?38${IBAN}`).counterpartyAccount).toBe(IBAN);
  });

  test('may follow their code in a second field', () => {
    expect(read(':61:260305C5,00S073REF\n:86:073\n:86:073~00VE02~20Order~217~32ANA RUIZ')).toMatchObject({
      remittance: 'Order\n7',
      counterpartyName: 'ANA RUIZ',
    });
  });
});

describe('codes between slashes', () => {
  test.each([
    [
      `/EREF/E2E-1//CNTP/${IBAN}/INGBNL2A/J.Jansen e/o A.///REMI/USTD//Order 7/`,
      'J.Jansen e/o A.',
      IBAN,
      'Order 7',
      'E2E-1',
    ],
    [
      `/TRTP/SEPA OVERBOEKING/IBAN/${IBAN}/BIC/INGBNL2A/NAME/J JANSEN/REMI/Order 7/EREF/NOTPROVIDED`,
      'J JANSEN',
      IBAN,
      'Order 7',
      null,
    ],
    [
      '/EREF/E2E-1/ORDP//NAME/J JANSEN/BENM//NAME/LINDEN BV/REMI/Order 7/ISDT/2026-03-05',
      'J JANSEN',
      null,
      'Order 7',
      'E2E-1',
    ],
    ['/ORDP//NAME/J JANSEN/REMI//ISDT/2026-03-05', 'J JANSEN', null, '', null],
    ['/PREF/M1//REMI/USTD//TOTAL 1/', null, null, 'TOTAL 1', null],
  ])('have the parts of the payment: %s', (text, counterpartyName, counterpartyAccount, remittance, endToEndId) => {
    expect(one(text)).toMatchObject({ counterpartyName, counterpartyAccount, remittance, endToEndId });
  });

  test('have the receiver of a debit', () => {
    const text = ':61:260305D5,00NTRFNONREF\n:86:/ORDP//NAME/LINDEN BV/BENM//NAME/J JANSEN/REMI/x';
    expect(read(text).counterpartyName).toBe('J JANSEN');
  });

  test('have structured references, returns and their reasons', () => {
    expect(one('/REMI/STRD/CUR/9001123412341234/')).toMatchObject({
      creditorReference: '9001123412341234',
      remittance: '9001123412341234',
    });
    expect(one('/RTRN/MS03//EREF/1//REMI/USTD//Order 7/')).toMatchObject({
      isReturn: true,
      returnReason: { code: 'MS03', text: null },
    });
  });

  test('may be cut anywhere by the line', () => {
    expect(one('/EREF/1//CNTP/NL70INGB00011', '12223/INGBNL2A/J.Jansen///REM', 'I/USTD//Order 7/')).toMatchObject({
      counterpartyAccount: IBAN,
      remittance: 'Order 7',
    });
  });

  test('that nobody knows are a text', () => {
    expect(one('/PT/FT/PY/ORDER 7', '   89').remittance).toBe('/PT/FT/PY/ORDER 7\n89');
  });
});

describe('other texts of transactions', () => {
  test('have labels in Poland', () => {
    const text = [
      '911 PRZELEW; Z RACH.: ',
      '41114010817922568336115539; OD: JAN NO',
      'WAK  KRAKOW; TYT.: ZAM 103309   ; TNR: 1.1',
    ];
    expect(one(...text)).toMatchObject({
      counterpartyName: 'JAN NOWAK KRAKOW',
      counterpartyAccount: '41114010817922568336115539',
      remittance: 'ZAM 103309',
    });
  });

  test('have labels in the Netherlands', () => {
    const text = [
      `SEPA OVERBOEKING                 IBAN: ${IBAN}       `,
      'BIC: INGBNL2A                    NAAM: J JANSEN      ',
      'OMSCHRIJVING: ORDER 7            KENMERK: E2E-1',
    ];
    expect(one(...text)).toMatchObject({
      counterpartyName: 'J JANSEN',
      counterpartyAccount: IBAN,
      remittance: 'ORDER 7',
      endToEndId: 'E2E-1',
    });
  });

  test.each([
    ['an account and a name before it', [`${IBAN} hr abcd`, '', 'Order 7'], 'hr abcd', IBAN, 'Order 7'],
    [
      'a reference, an account and a name in lines',
      ['CAB18D1700041116', '109876543210000012345678', 'MINTA KFT.', 'Order 7', 'x'],
      'MINTA KFT.',
      '109876543210000012345678',
      'Order 7\nx',
    ],
    ['a last line with account and name', ['ORDER 7', `REK: ${IBAN}/NAAM: PICQ`], 'PICQ', IBAN, 'ORDER 7'],
    ['nothing else', ['ORDER', '  7  '], null, null, 'ORDER\n7'],
  ])('of a bank that writes %s are read', (_, lines, counterpartyName, counterpartyAccount, remittance) => {
    expect(one(...lines)).toMatchObject({ counterpartyName, counterpartyAccount, remittance });
  });

  test('may be several fields', () => {
    expect(read(':61:260305C5,00NMSC\n:86:ORDER     \n:86:103309    ').remittance).toBe('ORDER\n103309');
  });

  test('may be numbered lines of a field that is not of SWIFT', () => {
    const text = `:NS:01Order 103309\n02thanks\n15ANA\n16 RUIZ\n17GUTSCHRIFT\n34${IBAN}`;
    expect(read(`:61:260305C5,00NMSC\n${text}`)).toMatchObject({
      remittance: 'Order 103309\nthanks',
      counterpartyName: 'ANA RUIZ',
      counterpartyAccount: IBAN,
    });
    expect(read(`${credit('ORDER 7')}\n:NS:15ANA RUIZ`)).toMatchObject({
      remittance: 'ORDER 7',
      counterpartyName: 'ANA RUIZ',
    });
  });
});
