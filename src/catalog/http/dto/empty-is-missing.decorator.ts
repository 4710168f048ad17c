import { Transform } from 'class-transformer';

/** A field that a filter form sends empty was not filled in. */
export const EmptyIsMissing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
