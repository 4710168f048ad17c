import pg, { type QueryResult } from 'pg';
import utils from 'pg/lib/utils.js';

/** A statement with a name is prepared once per connection. Use it for frequent statements. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

export type Sql = string | Statement;

const made = new Map<string, Statement>();

/** A statement with several forms; the text of each is built once. Each form needs a different name. */
export function statementOf(name: string, text: () => string): Statement {
  let statement = made.get(name);
  if (!statement) made.set(name, (statement = { name, text: text() }));
  return statement;
}

/** A statement with its values. */
export interface BatchStatement extends Statement {
  readonly values: readonly unknown[];
}

export function asQuery(sql: Sql, values: readonly unknown[]): BatchStatement & { values: unknown[] } {
  return typeof sql === 'string' ? { text: sql, values: [...values] } : { ...sql, values: [...values] };
}

/** Members of pg's Connection that its types do not declare. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  parse(message: { text: string; name: string }): void;
  bind(message: { portal: string; statement: string; values: unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string; rows: number }): void;
  sync(): void;
}

/**
 * Sends several statements in one message; they end at the first that fails (PostgreSQL protocol, extended query: any
 * number of statements before one Sync). Each statement after the first saves a round trip. Named statements must
 * already be prepared, because it would be unknown which of several parses failed.
 */
export class BatchQuery extends pg.Query {
  private readonly statements: ReadonlyArray<{ name: string; text: string; values: unknown[] }>;

  constructor(statements: readonly BatchStatement[], done: (error: Error | null, results: QueryResult[]) => void) {
    const answered = (error: Error | null, results: QueryResult | QueryResult[]): void =>
      done(error, error ? [] : [results].flat());
    super({ text: 'a batch', queryMode: 'extended' } as pg.QueryConfig, undefined, answered as never);
    this.statements = statements.map(({ name = '', text, values }) => ({
      name,
      text,
      values: values.map((value) => utils.prepareValue(value)),
    }));
  }

  /** Sends the statements; pg calls this between cork and uncork of the connection. */
  prepare(connection: Connection): void {
    for (const { name, text, values } of this.statements) {
      if (name === '') connection.parse({ text, name });
      connection.bind({ portal: '', statement: name, values });
      connection.describe({ type: 'P', name: '' });
      connection.execute({ portal: '', rows: 0 });
    }
    connection.sync();
  }
}

/**
 * The statements as one message, if all of them may be batched on this connection; otherwise null. Outside BEGIN and
 * COMMIT the message is one transaction, committed if all statements succeed.
 */
export function sendTogether(
  client: pg.ClientBase,
  statements: readonly BatchStatement[],
): Promise<QueryResult[]> | null {
  if (!statements.every((statement) => isPrepared(client, statement))) return null;
  return new Promise((resolve, reject) => {
    client.query(new BatchQuery(statements, (error, results) => (error ? reject(error) : resolve(results))));
  });
}

function isPrepared(client: pg.ClientBase, { name, text }: { name?: string; text: string }): boolean {
  return (
    name === undefined || (client as unknown as { connection: Connection }).connection.parsedStatements[name] === text
  );
}
