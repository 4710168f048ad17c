import { Transform } from 'class-transformer';

/** Treats an empty field of a filter form as missing. */
export const EmptyIsMissing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
