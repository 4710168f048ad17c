import { Transform } from 'class-transformer';

const YES_NO: Record<string, boolean> = { 1: true, true: true, 0: false, false: false };

/** Converts `1`, `0`, `true`, `false` in a query. Other texts stay texts and fail `@IsBoolean()`. */
export const YesNo = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value in YES_NO ? YES_NO[value] : value));

/** Converts a whole number in plain digits in a query. Other texts stay texts and fail `@IsInt()`. */
export const WholeNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value,
  );

/** Converts a decimal number in a query. Other texts stay texts and fail validation. */
export const DecimalNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,12}(\.\d{1,6})?$/.test(value) ? Number(value) : value,
  );
