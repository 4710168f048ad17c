import { registerDecorator } from 'class-validator';

const isKeyOrId = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^[a-z0-9_]{1,64}$/i.test(value)
    : Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;

/** A record's key (a text) or its id (a positive integer), as `payment_method` takes it. */
export function IsKeyOrId(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isKeyOrId',
      target: target.constructor,
      propertyName: property as string,
      constraints: [],
      validator: { validate: isKeyOrId, defaultMessage: () => 'not a key or id' },
    });
  };
}
