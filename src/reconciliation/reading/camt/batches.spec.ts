import fc from 'fast-check';
import { Money } from '#kernel';
import { camtDocument, details, entry } from '../../../../test/fixtures/bank-statements/camt-document.js';
import { sum } from '../statement/decimal.js';
import { readCamt } from './read-camt.js';

/** Converts cents to a decimal text, e.g. 905 to '9.05'. */
const euros = (cents: number): string => Money.of(cents, 'EUR').toString();

const transactionsOf = (entries: string) =>
  readCamt(Buffer.from(camtDocument({ entries })), {}).statements[0]!.transactions;
const amount = (value: string, currency = 'EUR') => `<Amt Ccy="${currency}">${value}</Amt>`;
const sek = amount('20', 'SEK');
const amountsOf = (entries: string) => transactionsOf(entries).map((found) => found.amount);
const batch = (number: string, parts: string) =>
  `<NtryDtls><Btch><PmtInfId>B-7</PmtInfId><NbOfTxs>${number}</NbOfTxs></Btch>${parts}</NtryDtls>`;

describe('a batch entry of a CAMT statement', () => {
  test.each([
    ['directly in the details', amount('2'), amount('3')],
    [
      'in the TxAmt elements',
      `<AmtDtls><TxAmt>${amount('2')}</TxAmt></AmtDtls>`,
      `<AmtDtls><TxAmt>${amount('3')}</TxAmt></AmtDtls>`,
    ],
    [
      'in the CntrValAmt elements',
      `${sek}<AmtDtls><TxAmt>${sek}</TxAmt><CntrValAmt>${amount('2')}</CntrValAmt></AmtDtls>`,
      amount('3'),
    ],
    ['after charges', `${amount('2.50')}<Chrgs><Rcrd>${amount('0.50')}</Rcrd></Chrgs>`, amount('3')],
  ])('a CAMT batch entry is split by the amounts %s', (_, first, second) => {
    expect(amountsOf(entry('5', 'CRDT', details(first, second)))).toEqual(['2', '3']);
  });

  test('a CAMT batch entry is split by its details in several NtryDtls elements', () => {
    expect(amountsOf(entry('5', 'DBIT', details(amount('2')) + details(amount('3'))))).toEqual(['-2', '-3']);
  });

  test('a CAMT batch entry is split by the direction of each detail, even if they cancel each other out', () => {
    const parts = details(`${amount('7')}<CdtDbtInd>CRDT</CdtDbtInd>`, `${amount('7')}<CdtDbtInd>DBIT</CdtDbtInd>`);
    expect(amountsOf(entry('0', 'CRDT', parts))).toEqual(['7', '-7']);
  });

  test('a reversed CAMT batch entry is split even if its details have the direction of the original payments', () => {
    const parts = details(...['2', '3'].map((value) => `${amount(value)}<CdtDbtInd>CRDT</CdtDbtInd>`));
    expect(amountsOf(entry('5', 'DBIT', parts, '<RvslInd>true</RvslInd>'))).toEqual(['-2', '-3']);
  });

  test.each([
    ['do not add up', amount('2'), amount('2')],
    ['are missing', '', amount('3')],
    ['are in another currency', amount('2', 'USD'), amount('3', 'USD')],
  ])(
    'a CAMT batch entry whose details have amounts that %s becomes one lump sum with all texts',
    (_, first, second) => {
      const text = (line: string) => `<RmtInf><Ustrd>${line}</Ustrd></RmtInf>`;
      expect(transactionsOf(entry('5', 'CRDT', details(first + text('Ana'), second + text('Ben'))))).toMatchObject([
        { amount: '5', part: 'lump_sum', remittance: 'Ana\nBen', counterpartyName: null },
      ]);
    },
  );

  test('a CAMT entry is a lump sum if it announces several payments, or refers to another message for them', () => {
    const information = '<AddtlInfInd><MsgNmId>camt.054.001.08</MsgNmId></AddtlInfInd>';
    const parts = (inner: string) => transactionsOf(entry('5', 'CRDT', inner)).map(({ part }) => part);
    expect(parts(batch('00000020', ''))).toEqual(['lump_sum']);
    expect(parts(batch('20', '<TxDtls/>'))).toEqual(['lump_sum']);
    expect(parts(information)).toEqual(['lump_sum']);
    expect(parts(batch('1', '<TxDtls/>'))).toEqual(['entry']);
    expect(parts('<NtryDtls><TxDtls/></NtryDtls>')).toEqual(['entry']);
  });

  test('a CAMT lump sum and its details in another file have the same entry reference', () => {
    const reference = '<AcctSvcrRef>ENTRY-1</AcctSvcrRef>';
    const tx = (value: string, ref: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef></Refs>${amount(value)}</TxDtls>`;
    const [lump] = transactionsOf(entry('5', 'CRDT', reference + batch('2', '')));
    const parts = transactionsOf(entry('5', 'CRDT', reference + batch('2', tx('2', 'SAME') + tx('3', 'SAME'))));
    expect(lump).toMatchObject({ part: 'lump_sum', entryReference: 'ENTRY-1', bankReference: 'ENTRY-1' });
    expect(parts).toMatchObject([
      { part: 'detail', amount: '2', entryReference: 'ENTRY-1', bankReference: 'SAME' },
      { part: 'detail', amount: '3', entryReference: 'ENTRY-1', bankReference: 'SAME' },
    ]);
    expect(transactionsOf(entry('5', 'CRDT', batch('2', '')))).toMatchObject([{ entryReference: 'B-7' }]);
  });

  test('the transactions of a CAMT entry add up to the entry, whatever amounts its details have', () => {
    const part = fc.record({
      cents: fc.integer({ min: 0, max: 500 }),
      currency: fc.constantFrom('EUR', 'EUR', 'USD'),
      direction: fc.constantFrom('', '<CdtDbtInd>CRDT</CdtDbtInd>', '<CdtDbtInd>DBIT</CdtDbtInd>'),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.array(part, { maxLength: 4 }),
        fc.boolean(),
        (total, list, fits) => {
          const cents = fits ? list.reduce((all, one) => all + one.cents, 0) : total;
          const parts = list.map((one) => amount(euros(one.cents), one.currency) + one.direction);
          const found = amountsOf(entry(euros(cents), 'CRDT', details(...parts)));
          expect(Money.parse(sum(found), 'EUR').minor).toBe(BigInt(cents));
          expect(found).not.toContain('0');
        },
      ),
    );
  });
});
