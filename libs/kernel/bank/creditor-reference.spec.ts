import fc from 'fast-check';
import {
  checkCreditorReference,
  creditorReference,
  formatCreditorReference,
  orderIdOfReference,
} from './creditor-reference.js';

const ids = fc.bigInt({ min: 1n, max: 10n ** 21n - 1n });

describe('creditor references', () => {
  it('the examples of ISO 11649 are valid creditor references', () => {
    expect(checkCreditorReference('RF18539007547034')).toBe(true);
    expect(checkCreditorReference('rf18 5390 0754 7034')).toBe(true);
    expect(checkCreditorReference('RF471234567890')).toBe(true);
  });

  it('a creditor reference contains the order id with at least six digits', () => {
    expect(creditorReference(42)).toBe('RF34000042');
    expect(creditorReference('1234567')).toMatch(/^RF\d{2}1234567$/);
    expect(creditorReference(42)).toBe(creditorReference('000042'));
  });

  it('the order id is read from a creditor reference', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const reference = creditorReference(id);
        expect(reference.length).toBeLessThanOrEqual(25);
        expect(checkCreditorReference(reference)).toBe(true);
        expect(orderIdOfReference(formatCreditorReference(reference).toLowerCase())).toBe(id.toString());
      }),
    );
  });

  it('a creditor reference is invalid after any change of one digit', () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, at, shift) => {
        const reference = creditorReference(id);
        const index = 2 + (at % (reference.length - 2));
        const digit = (Number(reference.charAt(index)) + shift) % 10;
        const changed = reference.slice(0, index) + String(digit) + reference.slice(index + 1);
        expect(checkCreditorReference(changed)).toBe(false);
        expect(orderIdOfReference(changed)).toBeNull();
      }),
    );
  });

  it.each([
    '',
    'RF',
    'RF18',
    'RF18539007547035',
    'XX18539007547034',
    'RF1853900754703-',
    `RF18${'1'.repeat(22)}`,
    'R'.repeat(1e6),
  ])('%.30s is not a creditor reference', (text) => {
    expect(checkCreditorReference(text)).toBe(false);
  });

  it('the creditor reference of another creditor names no order', () => {
    expect(checkCreditorReference('RF39INVOICE1')).toBe(true);
    expect(orderIdOfReference('RF39INVOICE1')).toBeNull();
  });

  it.each([0, -1, 1.5, NaN, 1e21, '', 'abc', '000000', '1'.repeat(22)])(
    '%p is refused as the order id of a creditor reference',
    (id) => {
      expect(() => creditorReference(id)).toThrow(RangeError);
    },
  );

  it('a creditor reference is printed in groups of four', () => {
    expect(formatCreditorReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
  });
});
