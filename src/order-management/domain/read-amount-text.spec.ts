import { readAmountText } from './read-amount-text.js';

describe('amounts copied from a bank statement', () => {
  it.each([
    ['149.90', '149.90'],
    ['149,9', '149.90'],
    ['1 499,90 €', '1499.90'],
    ['UAH 150', '150.00'],
    ['+24', '24.00'],
    ['149.900', '149.90'],
    ['0,05', '0.05'],
    ['1\u00a0499.00', '1499.00'],
  ])('the amount %s is read as %s', (text, amount) => {
    expect(readAmountText(text, 'EUR')?.toString()).toBe(amount);
  });

  it.each(['RF45000042', 'Olena', '1.2.3', '', '12.345', '-5', '1234567890123'])(
    'the text %s is not an amount',
    (text) => {
      expect(readAmountText(text, 'EUR')).toBeNull();
    },
  );

  it('an amount from a bank statement has the decimal places of its currency', () => {
    expect(readAmountText('150', 'JPY')?.minor).toBe(150n);
    expect(readAmountText('150.5', 'JPY')).toBeNull();
    expect(readAmountText('1.234', 'KWD')?.minor).toBe(1234n);
  });
});
