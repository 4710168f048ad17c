import type { ApiError } from '#panel';

/** Possible contents of a column of a CSV file; a column with '' is ignored. */
export const CONTENTS = [
  '',
  'booked_on',
  'value_on',
  'amount',
  'credit',
  'debit',
  'direction',
  'currency',
  'counterparty_name',
  'counterparty_account',
  'remittance_information',
  'bank_reference',
  'status',
] as const;
export type Content = (typeof CONTENTS)[number];

export interface AskedColumns {
  readonly columns: readonly string[];
  readonly sample: ReadonlyArray<readonly string[]>;
  /** The proposed content of each column. */
  readonly contents: readonly Content[];
  readonly words: Words;
}

/** Words in the columns for the direction and the state of a row, separated by commas. */
export interface Words {
  readonly credit: string;
  readonly debit: string;
  readonly booked: string;
}

type Proposal = Readonly<Record<string, string | { readonly column?: string } | undefined>>;

/** The columns, three rows and the proposal in an answer `columns_needed`. */
export function askedIn({ body }: ApiError): AskedColumns {
  const {
    columns = [],
    sample = [],
    proposal = {},
  } = body as Partial<{ columns: string[]; sample: string[][]; proposal: Proposal }>;
  const contentOf = (column: string): Content =>
    CONTENTS.find((content) => {
      const named = content === '' ? undefined : proposal[content];
      return (typeof named === 'object' ? named.column : named) === column;
    }) ?? '';
  const words = (member: string, name: string): string => {
    const found = (proposal[member] as Record<string, unknown> | undefined)?.[name];
    return Array.isArray(found) ? found.join(', ') : '';
  };
  return {
    columns,
    sample,
    contents: columns.map(contentOf),
    words: {
      credit: words('direction', 'credit'),
      debit: words('direction', 'debit'),
      booked: words('status', 'booked'),
    },
  };
}

/** The form field `mapping`. */
export function mappingOf(columns: readonly string[], contents: readonly Content[], words: Words): string {
  const list = (text: string): string[] => text.split(',').flatMap((word) => word.trim() || []);
  const mapping: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const content = contents[index] ?? '';
    if (content === 'direction') mapping[content] = { column, credit: list(words.credit), debit: list(words.debit) };
    else if (content === 'status') mapping[content] = { column, booked: list(words.booked) };
    else if (content !== '') mapping[content] = column;
  }
  return JSON.stringify(mapping);
}

/** The problem with the selected columns, as a key of the texts `bank.columns.*`; null if the mapping is complete. */
export function problemOf(contents: readonly Content[], words: Words): string | null {
  const has = (content: Content): boolean => contents.includes(content);
  if (contents.some((one, index) => one !== '' && contents.indexOf(one) !== index)) return 'twice';
  if (!has('booked_on')) return 'no_date';
  if (has('amount') === (has('credit') || has('debit'))) return 'no_amount';
  if (has('credit') !== has('debit')) return 'no_amount';
  if (has('direction') && (!words.credit.trim() || !words.debit.trim())) return 'no_words';
  return has('status') && !words.booked.trim() ? 'no_words' : null;
}
