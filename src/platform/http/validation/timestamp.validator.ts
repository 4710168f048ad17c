import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isISO8601, registerDecorator } from 'class-validator';

/**
 * Calendar dates only: week dates, ordinal dates and dates without dashes are ISO 8601 too, but JavaScript cannot parse
 * them.
 */
const CALENDAR = /^\d{4}-\d{2}-\d{2}(T|$)/;

/** Date and time without an offset. */
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

const isTimestamp = (value: unknown): boolean =>
  isISO8601(value, { strict: true }) && CALENDAR.test(value as string) && !Number.isNaN(Date.parse(value as string));

/** An existing date, or date and time, of ISO 8601 in the form of RFC 3339. The member is optional. */
export function IsTimestamp(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isIso8601',
      target: target.constructor,
      propertyName: property as string,
      validator: { validate: isTimestamp, defaultMessage: () => 'not a timestamp' },
    });
    ApiPropertyOptional({
      anyOf: [
        { type: 'string', format: 'date-time' },
        { type: 'string', format: 'date' },
        { type: 'string', pattern: LOCAL.source, maxLength: 40 },
      ],
    })(target, property);
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An existing date, `2026-11-21`. */
export function IsCalendarDay({ required = false }: { readonly required?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isCalendarDay',
      target: target.constructor,
      propertyName: property as string,
      validator: {
        // PostgreSQL has no year 0
        validate: (value: unknown) =>
          typeof value === 'string' && DAY.test(value) && isTimestamp(value) && !value.startsWith('0000'),
        defaultMessage: () => 'not a date',
      },
    });
    ApiProperty({ type: 'string', format: 'date', required })(target, property);
  };
}
