import { DomainError } from './domain-error.js';
import { FieldErrors } from './field-errors.js';

describe('domain errors', () => {
  it('carry a code, details and the name of their class', () => {
    class OutOfStock extends DomainError {}
    const error = new OutOfStock('insufficient_stock', { available: 3 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: 'insufficient_stock', message: 'insufficient_stock', name: 'OutOfStock' });
    expect(error.details).toEqual({ available: 3 });
  });

  it('have empty details unless some are given', () => {
    expect(new DomainError('cart_empty').details).toEqual({});
  });

  it('name the fields that are invalid', () => {
    const error = new FieldErrors({ quantity: [{ key: 'cart.quantity_min', args: { min: 1 } }] });
    expect(error).toBeInstanceOf(DomainError);
    expect(error.code).toBe('validation_failed');
    expect(error.details).toEqual({});
    expect(error.fields.quantity).toEqual([{ key: 'cart.quantity_min', args: { min: 1 } }]);
  });
});
