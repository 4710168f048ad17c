import { findPayoutReference, newBatchReference, newEndToEndId } from './payout-reference.js';

const nothing = {
  endToEndId: null,
  creditorReference: null,
  bankReference: null,
  entryReference: null,
  remittance: '',
};

describe('the reference of a payout', () => {
  test('an end-to-end id has only capitals and digits, and at most the 35 characters of ISO 20022', () => {
    const made = new Set(Array.from({ length: 1_000 }, newEndToEndId));
    expect(made.size).toBe(1_000);
    for (const id of made) expect(id).toMatch(/^RFND[0-9A-Z]{12}$/);
  });

  test('the reference of a refund is found as end-to-end id, as reference of a batch, and in a text with line ends', () => {
    const id = newEndToEndId();
    const batch = newBatchReference();
    expect(findPayoutReference({ ...nothing, endToEndId: id.toLowerCase() }, 'debit')).toBe(id);
    expect(findPayoutReference({ ...nothing, batchReference: batch }, 'debit')).toBe(batch);
    const broken = `EREF+${id.slice(0, 9)}\n${id.slice(9)} SVWZ+Refund`;
    expect(findPayoutReference({ ...nothing, remittance: broken }, 'debit')).toBe(id);
    expect(findPayoutReference({ ...nothing, remittance: `Return of ${id}` }, 'return')).toBe(id);
  });

  test('the reference of a refund is not taken from the text of a payment, which a customer writes', () => {
    const id = newEndToEndId();
    expect(findPayoutReference({ ...nothing, remittance: `Order 17 ${id}` }, 'credit')).toBeNull();
    expect(findPayoutReference({ ...nothing, endToEndId: id }, 'credit')).toBe(id);
  });

  test('the reference of a refund is not found in other references', () => {
    expect(
      findPayoutReference({ ...nothing, endToEndId: 'RFNDILOU00000000', remittance: 'RF28001023' }, 'debit'),
    ).toBeNull();
  });
});
