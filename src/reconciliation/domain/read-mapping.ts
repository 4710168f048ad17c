import { FieldErrors } from '#kernel';
import type { CsvMapping } from '../reading/read-file.types.js';

const COLUMNS = [
  'booked_on',
  'value_on',
  'amount',
  'credit',
  'debit',
  'currency',
  'counterparty_name',
  'counterparty_account',
  'remittance_information',
  'bank_reference',
] as const;
const LONGEST = 200;
const MOST_WORDS = 20;

/**
 * Reads the form field `mapping`, a JSON object.
 * @throws FieldErrors at `mapping` (422)
 */
export function readMapping(sent: string | null): CsvMapping | undefined {
  if (sent === null) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(sent);
  } catch {
    throw invalid('not_json');
  }
  if (!isObject(parsed)) throw invalid('not_json');
  const mapping = Object.fromEntries(
    Object.entries(parsed)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, readMember(name, value)]),
  ) as Partial<CsvMapping>;
  if (!mapping.booked_on || !(mapping.amount ?? (mapping.credit && mapping.debit))) throw invalid('incomplete');
  return mapping as CsvMapping;
}

function readMember(name: string, value: unknown): unknown {
  if ((COLUMNS as readonly string[]).includes(name) && isTitle(value)) return value;
  if (isObject(value) && isTitle(value['column'])) {
    const { column } = value;
    if (name === 'direction') return { column, credit: wordsOf(value['credit']), debit: wordsOf(value['debit']) };
    if (name === 'status') return { column, booked: wordsOf(value['booked']) };
  }
  throw invalid('unknown_member', name);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value can be the title of a column; PostgreSQL cannot store NUL or half of a surrogate pair. */
const isTitle = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST && !/[\0\p{Surrogate}]/u.test(value);

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value) && value.length <= MOST_WORDS && value.every(isTitle)) return value;
  throw invalid('not_words');
}

const invalid = (problem: string, name = ''): FieldErrors =>
  new FieldErrors({ mapping: [{ key: `reconciliation.mapping.${problem}`, args: { name } }] });
