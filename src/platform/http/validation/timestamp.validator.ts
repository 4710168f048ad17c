import { isISO8601, registerDecorator } from 'class-validator';

/** Weeks, ordinal days and dates without dashes are ISO 8601 too, and no dates to JavaScript. */
const CALENDAR = /^\d{4}-\d{2}-\d{2}(T|$)/;

const isTimestamp = (value: unknown): boolean =>
  isISO8601(value, { strict: true }) && CALENDAR.test(value as string) && !Number.isNaN(Date.parse(value as string));

/** A date, or a date and time, of ISO 8601 as RFC 3339 writes them, that exists. */
export function IsTimestamp(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isIso8601',
      target: target.constructor,
      propertyName: property as string,
      validator: { validate: isTimestamp, defaultMessage: () => 'not a timestamp' },
    });
  };
}
