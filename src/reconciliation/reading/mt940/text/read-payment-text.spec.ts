import fc from 'fast-check';
import { credit, mt940Message } from '../../../../../test/fixtures/bank-statements/mt940-message.js';
import { readMt940 } from '../read-mt940.js';

const read = (entries: string) => readMt940(Buffer.from(mt940Message({ entries })), {}).statements[0]!.transactions[0]!;
const one = (...lines: string[]) => read(credit(...lines));
const IBAN = 'NL70INGB0001112223';

describe('numbered subfields of MT940', () => {
  const german =
    '166?00GUTSCHRIFT?109249?20EREF+ORDER-7?21SVWZ+Bestellung 103309 aus?22dem Fruehling' +
    `?30INGBNL2A?31${IBAN}?32Kundin mit einem langen Nam?33en GmbH?34011`;

  test('numbered subfields of MT940 have the text, end-to-end id, name and account of the payer', () => {
    expect(one(german)).toMatchObject({
      remittance: 'Bestellung 103309 aus\ndem Fruehling',
      endToEndId: 'ORDER-7',
      counterpartyName: 'Kundin mit einem langen Namen GmbH',
      counterpartyAccount: IBAN,
      isReturn: false,
      returnReason: null,
    });
  });

  test('numbered subfields of MT940 give the same values wherever the lines are broken', () => {
    const expected = one(german);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: german.length - 1 }), { maxLength: 8 }), (cuts) => {
        const places = [0, ...new Set(cuts.toSorted((a, b) => a - b)), german.length];
        const lines = places.slice(1).map((end, index) => german.slice(places[index], end));
        // Lines that begin with a colon would be fields.
        fc.pre(lines.every((line) => !line.startsWith(':') && line.trim() !== ''));
        expect(one(...lines)).toEqual(expected);
      }),
    );
  });

  test.each(['>', '~', '<', '^'])('MT940 subfields with the separator %s are read', (separator) => {
    expect(one(german.replaceAll('?', separator))).toMatchObject({ endToEndId: 'ORDER-7', counterpartyAccount: IBAN });
  });

  test.each([
    [
      'several codes are in one subfield',
      ['20EREF+E2E-1 KREF+K-1 MR', '21EF+M-2 CRED+DE41 OAMT+11,85', '22 SVWZ+Order 7'],
      'Order 7',
      'E2E-1',
    ],
    [
      'a reference fills its subfield and goes on in the next',
      ['20EREF+ZV010028419094930000', '2102', '22SVWZ+Order 7'],
      'Order 7',
      'ZV01002841909493000002',
    ],
    [
      'a text without a code follows a reference',
      ['20EREF+E2E-1', '21Order 7', '22thanks'],
      'Order 7\nthanks',
      'E2E-1',
    ],
    ['it has no codes', ['20Order 7', '21thanks'], 'Order 7\nthanks', null],
    ['a blank follows the code', ['20EREF+ 123', '21SVWZ+Order 7'], 'Order 7', '123'],
    ['the ultimate payer follows the text', ['20SVWZ+Order 7', '21ABWA+Ana Ruiz'], 'Order 7', null],
    [
      'the bank repeats values after the text',
      [`20SVWZ+Order 7 EREF: E2E-1 IBAN: ${IBAN}`],
      `Order 7 EREF: E2E-1 IBAN: ${IBAN}`,
      'E2E-1',
    ],
    ['the text goes on in subfield 60', ['29SVWZ+Order', '60103309'], 'Order\n103309', null],
    ['the reference is NOTPROVIDED', ['20EREF+NOTPROVIDED', '21SVWZ+Order 7'], 'Order 7', null],
    ['a code is only the end of a word', ['20SVWZ+XEREF+1 Order 7'], 'XEREF+1 Order 7', null],
  ])('the purpose in MT940 subfields is split at its codes if %s', (_, subfields, remittance, endToEndId) => {
    expect(one(`166?00GUTSCHRIFT?${subfields.join('?')}`)).toMatchObject({ remittance, endToEndId });
  });

  test.each(['108', '109', '159'])(
    'an MT940 transaction with the code %s is a return with the code and text of the reason',
    (code) => {
      expect(one(`${code}?00RETOURE?20SVWZ+Order 7?34914`)).toMatchObject({
        isReturn: true,
        returnReason: { code: '914', text: 'RETOURE' },
      });
    },
  );

  test('the counterparty account in MT940 subfields is an account number or, if subfield 38 has one, an IBAN', () => {
    expect(one('166?20Order 7?3050652124?31900932005').counterpartyAccount).toBe('900932005');
    expect(one(`166?20Order 7?31900932005?38${IBAN}`).counterpartyAccount).toBe(IBAN);
  });

  test('MT940 subfields in a second :86: after the transaction code are read', () => {
    expect(read(':61:260305C5,00S073REF\n:86:073\n:86:073~00VE02~20Order~217~32ANA RUIZ')).toMatchObject({
      remittance: 'Order\n7',
      counterpartyName: 'ANA RUIZ',
    });
  });
});

describe('codes between slashes in MT940', () => {
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
  ])(
    'the parts of an MT940 payment are read from codes between slashes: %s',
    (text, counterpartyName, counterpartyAccount, remittance, endToEndId) => {
      expect(one(text)).toMatchObject({ counterpartyName, counterpartyAccount, remittance, endToEndId });
    },
  );

  test('the counterparty of an MT940 debit with codes between slashes is the receiver', () => {
    const text = ':61:260305D5,00NTRFNONREF\n:86:/ORDP//NAME/LINDEN BV/BENM//NAME/J JANSEN/REMI/x';
    expect(read(text).counterpartyName).toBe('J JANSEN');
  });

  test('creditor references and return reasons are read from codes between slashes in MT940', () => {
    expect(one('/REMI/STRD/CUR/9001123412341234/')).toMatchObject({
      creditorReference: '9001123412341234',
      remittance: '9001123412341234',
    });
    expect(one('/RTRN/MS03//EREF/1//REMI/USTD//Order 7/')).toMatchObject({
      isReturn: true,
      returnReason: { code: 'MS03', text: null },
    });
  });

  test('MT940 codes between slashes are read even if a line break is within a code or value', () => {
    expect(one('/EREF/1//CNTP/NL70INGB00011', '12223/INGBNL2A/J.Jansen///REM', 'I/USTD//Order 7/')).toMatchObject({
      counterpartyAccount: IBAN,
      remittance: 'Order 7',
    });
  });

  test('unknown codes between slashes in MT940 are read as text', () => {
    expect(one('/PT/FT/PY/ORDER 7', '   89').remittance).toBe('/PT/FT/PY/ORDER 7\n89');
  });
});

describe('other texts of MT940 transactions', () => {
  test('an MT940 text with the labels of a Polish bank is read', () => {
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

  test('an MT940 text with the labels of a Dutch bank is read', () => {
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
    ['an account and a name in the first line', [`${IBAN} hr abcd`, '', 'Order 7'], 'hr abcd', IBAN, 'Order 7'],
    [
      'a reference, an account and a name in separate lines',
      ['CAB18D1700041116', '109876543210000012345678', 'MINTA KFT.', 'Order 7', 'x'],
      'MINTA KFT.',
      '109876543210000012345678',
      'Order 7\nx',
    ],
    ['an account and a name in the last line', ['ORDER 7', `REK: ${IBAN}/NAAM: PICQ`], 'PICQ', IBAN, 'ORDER 7'],
    ['only the text', ['ORDER', '  7  '], null, null, 'ORDER\n7'],
  ])('an MT940 text with %s is read', (_, lines, counterpartyName, counterpartyAccount, remittance) => {
    expect(one(...lines)).toMatchObject({ counterpartyName, counterpartyAccount, remittance });
  });

  test('the texts of several :86: fields of an MT940 transaction are joined', () => {
    expect(read(':61:260305C5,00NMSC\n:86:ORDER     \n:86:103309    ').remittance).toBe('ORDER\n103309');
  });

  test('the numbered lines of an MT940 :NS: field are read', () => {
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
