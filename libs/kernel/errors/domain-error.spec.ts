import { DomainError, isDomainError } from './domain-error.js';
import { FieldErrors } from './field-errors.js';

describe('domain errors', () => {
  it('a domain error has a code, details and the name of its class', () => {
    class OutOfStock extends DomainError {}
    const error = new OutOfStock('insufficient_stock', { available: 3 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: 'insufficient_stock', message: 'insufficient_stock', name: 'OutOfStock' });
    expect(error.details).toEqual({ available: 3 });
  });

  it('a domain error has empty details unless some are given', () => {
    expect(new DomainError('cart_empty').details).toEqual({});
  });

  it('a domain error of another copy of the library, such as that of a plugin, is recognized', async () => {
    const copy = (await import(`${new URL('./domain-error.ts', import.meta.url).href}?1`)) as {
      DomainError: typeof DomainError;
    };
    const theirs = new copy.DomainError('voucher_used');
    expect(theirs).not.toBeInstanceOf(DomainError);
    expect([theirs, new DomainError('cart_empty'), new FieldErrors({})].map(isDomainError)).toEqual([true, true, true]);
  });

  it('other errors and objects that look like a domain error are not recognized as one', () => {
    const looksLikeOne = { code: 'cart_empty', details: {}, [Symbol.for('shop.domain-error')]: true };
    for (const thrown of [new Error('cart_empty'), looksLikeOne, 'cart_empty', null, undefined])
      expect(isDomainError(thrown)).toBe(false);
  });

  it('field errors name the invalid fields', () => {
    const error = new FieldErrors({ quantity: [{ key: 'cart.quantity_min', args: { min: 1 } }] });
    expect(error).toBeInstanceOf(DomainError);
    expect(error.code).toBe('validation_failed');
    expect(error.details).toEqual({});
    expect(error.fields.quantity).toEqual([{ key: 'cart.quantity_min', args: { min: 1 } }]);
  });
});
