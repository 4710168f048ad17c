import { registerDecorator } from 'class-validator';

/**
 * A JSON number above 0. The use case checks the number of decimal places, because it depends on the order's currency.
 * `@IsPositive()` would be described as a minimum of 1 in the API document.
 */
export function IsOrderAmount(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isPositive',
      target: target.constructor,
      propertyName: property as string,
      validator: {
        validate: (value: unknown) => typeof value === 'number' && value > 0,
        defaultMessage: () => 'not an amount',
      },
    });
  };
}
