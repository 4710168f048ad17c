import { findReversed } from './find-reversed.js';

const transaction = (id: number, remittance: string, bankReference: string | null = null) => ({
  ...{ id, remittance, bankReference, bookedOn: '2026-11-02', creditorReference: null, endToEndId: null },
  ...{ counterpartyName: 'Max Meier', counterpartyAccount: null },
});

describe('the credit that a return reverses', () => {
  test('is certain if both texts have the same payment reference, whatever its case and spaces', () => {
    const credits = [transaction(1, 'Order RF30000017'), transaction(2, 'rf 0300 0018, thank you')];
    const found = findReversed({ ...transaction(3, 'RETURN RF03000018 AC04'), counterpartyName: 'Bank' }, credits);
    expect(found).toMatchObject([{ reverses: 2, confidence: 'high', reasons: [{ code: 'return_reference' }] }]);
  });

  test('is suggested by its party if the text has a payment reference with wrong check digits', () => {
    const found = findReversed(transaction(3, 'RETURN RF31000017'), [transaction(1, 'Order RF31000017')]);
    expect(found).toMatchObject([{ reverses: 1, confidence: 'low', reasons: [{ code: 'return_party' }] }]);
  });

  test('is not certain while another credit with the same reference waits for a decision', () => {
    const [booked, waiting] = [transaction(1, 'Order RF30000017'), transaction(2, 'Order RF30000017')];
    const found = findReversed(transaction(3, 'RETURN RF30000017'), [booked], [waiting]);
    expect(found).toMatchObject([{ reverses: 1, confidence: 'low', reasons: [{ code: 'return_reference' }] }]);
  });
});
