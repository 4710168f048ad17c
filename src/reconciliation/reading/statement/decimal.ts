/** Largest number of fractional digits. ISO 20022 allows five. */
const DIGITS = 8;
const SCALE = 10n ** BigInt(DIGITS);
const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{0,30}))?$/;

function units(amount: string): bigint | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return null;
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > DIGITS) return null;
  const size = BigInt(whole) * SCALE + BigInt(digits.padEnd(DIGITS, '0'));
  return sign === '-' ? -size : size;
}

function toText(value: bigint): string {
  const size = value < 0n ? -value : value;
  const fraction = (size % SCALE).toString().padStart(DIGITS, '0').replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / SCALE}${fraction && `.${fraction}`}`;
}

/** Returns the shortest form of a decimal text, e.g. '12.5' for '0012.50'; null if it is invalid or too long. */
export function readDecimal(text: string): string | null {
  const value = units(text);
  return value === null ? null : toText(value);
}

export const negate = (amount: string): string =>
  amount === '0' ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

/** Returns the exact sum of decimal texts in the form of `readDecimal`. */
export function sum(amounts: Iterable<string>): string {
  let total = 0n;
  for (const amount of amounts) total += units(amount) ?? 0n;
  return toText(total);
}
