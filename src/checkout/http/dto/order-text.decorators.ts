import { Transform } from 'class-transformer';
export { Trimmed } from '../../../platform/http/validation/trimmed.decorator.js';

/** ISO 3166-1 alpha-2, in either case. */
export const CountryCode = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value));
