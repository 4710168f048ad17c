import pg from 'pg';

/** What pg's Query does and its types do not say. */
interface Wire {
  parse(message: { text: string; name: string }): void;
  bind(message: { portal: string; statement: string; values: unknown[] }): void;
  execute(message: { portal: string; rows: number }): void;
}
interface QueryInside {
  prepare(connection: Wire): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
}

const inside = pg.Query.prototype as unknown as QueryInside;

/**
 * A transaction's first statement with its BEGIN before it in one message: a write has one round trip less
 * (PostgreSQL protocol, extended query: several statements up to one Sync).
 */
export class OpeningQuery extends pg.Query {
  private opened = false;

  prepare(connection: Wire): void {
    connection.parse({ text: 'BEGIN', name: '' });
    connection.bind({ portal: '', statement: '', values: [] });
    connection.execute({ portal: '', rows: 0 });
    inside.prepare.call(this, connection);
  }

  /** The first completion is BEGIN's, which has no result. */
  handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.opened) inside.handleCommandComplete.call(this, message, connection);
    this.opened = true;
  }
}
