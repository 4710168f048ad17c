/** Kind of a number that is not an order number. */
export type Shape = 'amount' | 'date' | 'phone' | 'account' | 'year' | null;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly shape: Shape;
}

const CURRENCY =
  '(?:EUR|EURO|€|USD|\\$|UAH|ГРН|ГРИВЕН|₴|PLN|ZŁ|ZL|CZK|KČ|KC|GBP|£|CHF|RUB|РУБ|HUF|FT|SEK|NOK|DKK|KR|RON|LEI)';
const PATTERNS: ReadonlyArray<readonly [Shape, RegExp]> = [
  ['account', /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\d])/gu],
  ['date', /(?<!\d)\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/g],
  ['date', /(?<!\d)(?:19|20)\d{2}([./-])\d{1,2}\1\d{1,2}(?!\d)/g],
  ['date', /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g],
  ['amount', /(?<![\d.,])\d{1,3}(?:[ .'’]\d{3}){0,3}[.,]\d{2}(?![\d]|[.,]\d)/g],
  ['amount', /(?<![\d.,])\d{1,9}[.,]\d{2}(?![\d]|[.,]\d)/g],
  ['amount', new RegExp(`(?<![\\d.,])\\d{1,3}(?:[ .,'’]?\\d{3}){0,3} ?(?:${CURRENCY})(?!\\p{L})`, 'giu')],
  ['amount', new RegExp(`(?<!\\p{L})${CURRENCY}\\.? ?\\d{1,9}(?!\\d)`, 'giu')],
  ['amount', /(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})? ?%/g],
  ['phone', /(?:\+|(?<!\d)00)[1-9](?:[ ()/-]{0,2}\d){8,14}/g],
  ['phone', /(?<!\d)\(?0[1-9]\d{0,3}\)?(?:[ /-]?\d){6,9}(?!\d)/g],
];
const YEAR = /^(?:19|20)\d{2}$/;

/** Recognizes dates, amounts and other numbers that are not order numbers. */
export class Shapes {
  private readonly ranges: Range[] = [];

  /** @param text text of the payer in capitals */
  constructor(text: string) {
    for (const [shape, pattern] of PATTERNS) {
      for (const { index, 0: found } of text.matchAll(pattern)) {
        this.ranges.push({ from: index, to: index + found.length, shape });
      }
    }
  }

  of(digits: string, from: number): Shape {
    const range = this.ranges.find((known) => known.from <= from && from + digits.length <= known.to);
    return range?.shape ?? (YEAR.test(digits) ? 'year' : null);
  }
}
