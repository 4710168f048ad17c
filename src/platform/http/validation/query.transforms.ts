import { Transform } from 'class-transformer';

const YES_NO: Record<string, boolean> = { 1: true, true: true, 0: false, false: false };

/** Query parameters are text: `1`, `0`, `true`, `false`. Anything else stays as it is and fails `@IsBoolean()`. */
export const YesNo = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value in YES_NO ? YES_NO[value] : value));

/** A whole number in a query, in plain digits; anything else stays text and fails `@IsInt()`. */
export const WholeNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value,
  );

/** A decimal number in a query; anything else stays text and fails its check. */
export const DecimalNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,12}(\.\d{1,6})?$/.test(value) ? Number(value) : value,
  );
