import { Transform } from 'class-transformer';

/** Text without the blanks around it. */
export const Trimmed = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
/** ISO 3166-1 alpha-2, in either case. */
export const CountryCode = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value));
