import { registerDecorator } from 'class-validator';

const DIGITS = 3;
const SHAPE = /^(?:100|\d{1,2}(?:\.\d{1,3})?)$/;

/** A JSON number from 0 to 100 with at most three decimal places. */
export function IsPercentage(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isPercentage',
      target: target.constructor,
      propertyName: property as string,
      constraints: [DIGITS],
      validator: {
        validate: (value: unknown): boolean => typeof value === 'number' && SHAPE.test(String(value)),
        defaultMessage: () => 'not a percentage',
      },
    });
  };
}
