import { registerDecorator, type ValidationArguments } from 'class-validator';
import { postalCodeExample } from '../../contact/postal-code-examples.js';
import { isPostalCodeOf } from '../../contact/postal-codes.js';

/**
 * A postal code of the country that another member of the body names. Without a valid country, any text passes: the
 * rule of that member reports the error. `MaxLength` limits the length.
 */
export function IsPostalCodeIn(countryMember: string): PropertyDecorator {
  const countryOf = (body: unknown): string => String((body as Record<string, unknown>)[countryMember] ?? '');
  return (target, property) => {
    registerDecorator({
      name: 'isPostalCode',
      target: target.constructor,
      propertyName: property as string,
      constraints: [(body: unknown) => postalCodeExample(countryOf(body))],
      validator: {
        validate: (value: unknown, args?: ValidationArguments) =>
          typeof value === 'string' && isPostalCodeOf(countryOf(args?.object), value),
        defaultMessage: () => 'not a postal code',
      },
    });
  };
}
