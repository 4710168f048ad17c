import { registerDecorator, type ValidationOptions } from 'class-validator';
import { isInvisible } from '#kernel';

/** A text of `min` (default 0) to `max` characters that PostgreSQL can store: without NUL and unpaired surrogates. */
export function CleanText(max: number, min = 0, options: ValidationOptions = {}): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isLength',
      target: target.constructor,
      propertyName: property as string,
      options,
      constraints: [min, max],
      validator: {
        validate: (value: unknown) => isCleanText(value, min, max),
        defaultMessage: () => 'not a text of that length',
      },
    });
  };
}

/** With `min` above 0, the text must have a visible character. */
export function isCleanText(value: unknown, min: number, max: number): value is string {
  if (typeof value !== 'string' || value.length > max || /[\0\p{Surrogate}]/u.test(value)) return false;
  return min === 0 || (value.trim().length >= min && !isInvisible(value));
}
