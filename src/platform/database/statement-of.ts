import type { Statement } from './transaction.js';

const made = new Map<string, Statement>();

/** A statement of several forms: the text of each is put together once. The name must differ for each form. */
export function statementOf(name: string, text: () => string): Statement {
  let statement = made.get(name);
  if (!statement) made.set(name, (statement = { name, text: text() }));
  return statement;
}
