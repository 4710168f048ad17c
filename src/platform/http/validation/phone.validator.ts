import { registerDecorator } from 'class-validator';

const SIGNS = /^[+(\d][\d\p{Zs}()./\p{Pd}]*$/u;
const FEWEST_DIGITS = 5;

/** Digits with spaces, brackets, dots, slashes and dashes between them. '' means no number and is valid. */
const isPhone = (value: unknown): boolean =>
  typeof value === 'string' &&
  (value === '' || (SIGNS.test(value) && value.replace(/\D/g, '').length >= FEWEST_DIGITS));

/** A valid phone number. MaxLength limits its length. */
export function IsPhone(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isPhone',
      target: target.constructor,
      propertyName: property as string,
      validator: { validate: isPhone, defaultMessage: () => 'not a phone number' },
    });
  };
}
