/** Fractional digits that are kept exactly. ISO 20022 allows five. */
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

/** The shortest text of a decimal with a point: '0012.50' is '12.5'. Null if the text is no exact decimal. */
export function readDecimal(text: string): string | null {
  const value = units(text);
  return value === null ? null : toText(value);
}

/** Changes the sign of a decimal text. */
export const negate = (amount: string): string =>
  amount === '0' ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

/** Exact sum of decimal texts as `readDecimal` returns them. */
export function sum(amounts: Iterable<string>): string {
  let total = 0n;
  for (const amount of amounts) total += units(amount) ?? 0n;
  return toText(total);
}
