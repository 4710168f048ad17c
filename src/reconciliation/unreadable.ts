import { DomainError, type FieldError, type Language } from '#kernel';
import type { Messages } from '../platform/i18n/i18n.module.js';
import { ColumnsNeeded, UnreadableStatement } from './reading/read-file.types.js';
import { reconciliationErrors } from './reconciliation.errors.js';

/** The error of a file that cannot be read: `errors.file` gives the reason, and the line or element. */
class UnreadableFile extends DomainError {
  readonly fields: Record<string, FieldError[]>;

  constructor(text: string) {
    super('unreadable_statement');
    this.fields = { file: [{ key: 'reconciliation.errors.unreadable_statement', text }] };
  }
}

/** Converts errors of reading a file to those of the API, and throws others again. */
export const unreadableAsError =
  (messages: Messages, language: Language) =>
  (error: unknown): never => {
    if (error instanceof UnreadableStatement) throw new UnreadableFile(textOf(error, messages, language));
    if (error instanceof ColumnsNeeded) {
      const { columns, sample, proposal } = error;
      throw reconciliationErrors.columns_needed({ columns, sample, proposal });
    }
    throw error;
  };

function textOf({ reason, where }: UnreadableStatement, messages: Messages, language: Language): string {
  const problem = messages.translate(language, `reconciliation.unreadable.${reason}`);
  if (where === null) return problem;
  const line = /^line (\d+)$/.exec(where)?.[1];
  const place = messages.translate(language, line ? 'reconciliation.at_line' : 'reconciliation.at_place', {
    line,
    where,
  });
  return `${place}: ${problem}`;
}
