import { isTaxId } from './tax-id.js';

describe('tax ids', () => {
  it('a tax id has 8 or 10 digits', () => {
    expect(['12345678', '1234567890'].every(isTaxId)).toBe(true);
    expect(
      ['', '1234567', '123456789', '12345678901', '1234567a', ' 12345678', '12345678\n', '1234567٣'].some(isTaxId),
    ).toBe(false);
  });
});
