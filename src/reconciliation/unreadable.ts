import { DomainError, type FieldError, type Language } from '#kernel';
import type { Messages } from '../platform/i18n/i18n.module.js';
import { ColumnsNeeded, UnreadableStatement } from './reading/read-file.types.js';
import { reconciliationErrors } from './reconciliation.errors.js';

type UnreadableCode = 'unreadable_statement' | 'unreadable_register';

/** The error of a file that cannot be read: `errors.file` gives the reason, and the line or element. */
class UnreadableFile extends DomainError {
  readonly fields: Record<string, FieldError[]>;

  constructor(code: UnreadableCode, text: string) {
    super(code);
    this.fields = { file: [{ key: `reconciliation.errors.${code}`, text }] };
  }
}

/** Converts errors of reading a file to those of the API, and throws others again. */
export const unreadableAsError =
  (messages: Messages, language: Language, code: UnreadableCode = 'unreadable_statement') =>
  (error: unknown): never => {
    if (error instanceof UnreadableStatement)
      throw new UnreadableFile(code, unreadableText(error, messages, language, code));
    if (error instanceof ColumnsNeeded) {
      const { columns, sample, proposal } = error;
      throw reconciliationErrors.columns_needed({ columns, sample, proposal });
    }
    throw error;
  };

/** Reasons with another text for registers than for statements. */
const OF_REGISTERS: ReadonlySet<string> = new Set([
  ...['spreadsheet', 'pdf', 'image', 'web_page', 'other_format', 'not_text', 'not_a_register', 'bad_amount', 'no_rows'],
  ...['number_lost', 'several_currencies', 'incomplete_mapping', 'line_too_long', 'too_many_columns', 'too_many_rows'],
]);

/** The reason as a sentence, with the line or element of the file. */
export function unreadableText(
  { reason, where }: Pick<UnreadableStatement, 'reason' | 'where'>,
  messages: Messages,
  language: Language,
  code: UnreadableCode = 'unreadable_statement',
): string {
  const group = code === 'unreadable_register' && OF_REGISTERS.has(reason) ? code : 'unreadable';
  const problem = messages.translate(language, `reconciliation.${group}.${reason}`);
  if (where === null) return problem;
  const line = /^line (\d+)$/.exec(where)?.[1];
  const place = messages.translate(language, line ? 'reconciliation.at_line' : 'reconciliation.at_place', {
    line,
    where,
  });
  return `${place}: ${problem}`;
}
