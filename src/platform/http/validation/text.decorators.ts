import { Transform } from 'class-transformer';
import { ValidateIf, registerDecorator, type ValidationOptions } from 'class-validator';
import { isInvisible, withoutDirectionControls } from '#kernel';

/** Removes blanks at both ends of a text. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Removes blanks at both ends of a text; an empty text counts as not sent. */
export const TrimmedOrMissing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || undefined : value));

/** Converts a country code to capitals without blanks; `@IsISO31661Alpha2()` checks it. */
export const CountryCode = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value));

/** Like `CountryCode`; an empty text counts as not sent. */
export const CountryOrMissing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toUpperCase() || undefined : value,
  );

/** The member may be missing. Unlike with `@IsOptional()`, null is refused. */
export const WhenSent = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/**
 * A text for headers, titles and names: 1 to `max` characters, no line breaks, nothing that PostgreSQL cannot store.
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

/** Whether the text is one plain address that no mail program could read as a second address or as a header. */
export const isRecipient = (text: string): boolean => ADDRESS.test(text);

/** The text as one line, for headers. */
export const oneLine = (text: string): string =>
  withoutDirectionControls(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 250);

/**
 * In addition to `@IsEmail()`: an address to which the shop can send mail. Quoted local parts (`"a b"@…`) are refused
 * because mail programs read them differently.
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

/** A record's key (a text) or its id (a positive integer), as in `payment_method`. */
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
