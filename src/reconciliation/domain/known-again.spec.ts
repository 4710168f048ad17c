import fc from 'fast-check';
import { KnownAgain, type StoredKeys } from './known-again.js';
import type { TransactionKeys } from './transaction-keys.js';

/** Imports files one after the other; returns the number of new transactions of each. */
function store(files: ReadonlyArray<readonly TransactionKeys[]>): number[] {
  const stored: StoredKeys[] = [];
  return files.map((file) => {
    const known = new KnownAgain(stored);
    const added = file.flatMap((keys) => {
      const place = known.place(keys);
      return place ? [{ ...keys, referenceOrdinal: place.reference }] : [];
    });
    stored.push(...added);
    return added.length;
  });
}

const keys = fc.record({
  reference: fc.option(fc.constantFrom('r1', 'r2', 'r3')),
  content: fc.constantFrom('c1', 'c2'),
});
const file = fc.array(keys, { maxLength: 12 });

describe('transactions that were imported before', () => {
  test('a file that is imported again adds no transaction', () => {
    fc.assert(fc.property(file, (transactions) => expect(store([transactions, transactions])[1]).toBe(0)));
  });

  test('all transactions of a first file are new, equal ones too', () => {
    fc.assert(fc.property(file, (transactions) => expect(store([transactions])).toEqual([transactions.length])));
  });

  test('a later and longer export of the same days adds only its new transactions', () => {
    const referenced = keys.map((one) => ({ ...one, reference: one.reference ?? 'r4' }));
    fc.assert(
      fc.property(fc.array(referenced, { maxLength: 8 }), fc.array(referenced, { maxLength: 8 }), (early, late) => {
        const [first, second] = store([early, [...early, ...late.map((one) => ({ ...one, content: 'later' }))]]);
        expect([first, second]).toEqual([early.length, late.length]);
      }),
    );
  });

  test('transactions are compared by content if one of two exports has no references', () => {
    const plain = { reference: null, content: 'c1' };
    const referenced = { reference: 'r1', content: 'c1' };
    expect(store([[referenced], [plain]])).toEqual([1, 0]);
    expect(store([[plain], [referenced]])).toEqual([1, 0]);
    expect(store([[plain], [referenced, { ...referenced, reference: 'r2' }]])).toEqual([1, 1]);
  });
});
