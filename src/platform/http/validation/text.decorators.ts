import { Transform } from 'class-transformer';
import { ValidateIf, registerDecorator, type ValidationOptions } from 'class-validator';
import { isInvisible, withoutDirectionControls } from '#kernel';

/** A text without the blanks around it. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** ISO 3166-1 alpha-2 in capitals, without the blanks around it; `@IsISO31661Alpha2()` checks it. */
export const CountryCode = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value));

/** May be missing; null is refused, unlike with `@IsOptional()`. */
export const WhenSent = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

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
          !isInvisible(value) &&
          value.length <= max &&
          !/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(value),
        defaultMessage: () => 'not one line',
      },
    });
  };
}

const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]{1,190}$/u;

/** One plain address, and nothing that a mail program could read as a second one or as a header. */
export const isRecipient = (text: string): boolean => ADDRESS.test(text);

/** One line: what a header may hold. */
export const oneLine = (text: string): string =>
  withoutDirectionControls(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 250);

/**
 * Beside `@IsEmail()`: an address that the shop can send mail to. Quoted names (`"a b"@…`) are addresses too, but
 * asking for trouble.
 */
export function IsRecipient(options?: ValidationOptions): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isEmail',
      target: target.constructor,
      propertyName: property as string,
      ...(options && { options }),
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isRecipient(value),
        defaultMessage: () => 'not an address',
      },
    });
  };
}

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
