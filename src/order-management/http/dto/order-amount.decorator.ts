import { registerDecorator } from 'class-validator';

/** A JSON number above 0. How many digits it may have is the order's currency's to say, which its use case knows. */
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
