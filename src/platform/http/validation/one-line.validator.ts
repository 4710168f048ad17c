import { registerDecorator } from 'class-validator';

/**
 * What a header, a title or a name may hold: 1 to `max` characters, no line breaks, nothing that cannot
 * be stored.
 */
export function IsOneLine(max: number): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isOneLine',
      target: target.constructor,
      propertyName: property as string,
      constraints: [max],
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' &&
          value.trim() !== '' &&
          value.length <= max &&
          !/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(value),
        defaultMessage: () => 'not one line',
      },
    });
  };
}
