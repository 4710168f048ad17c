import { registerDecorator } from 'class-validator';

const LONGEST = 120;

/** A URL slug: letters, digits and single dashes, at least one letter, because digits alone would be read as an id. */
export function IsAlias(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isAlias',
      target: target.constructor,
      propertyName: property as string,
      constraints: [LONGEST],
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' &&
          value.length <= LONGEST &&
          /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) &&
          /[a-z]/.test(value),
        defaultMessage: () => 'isAlias',
      },
    });
  };
}
