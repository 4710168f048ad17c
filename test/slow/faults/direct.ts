import pg from 'pg';
import { newApiToken, sha256 } from '#kernel';
import { Client } from '#testing';

/** Direct access to the database of a shop, to read it and to hold locks. */
export class Direct {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 4 });
    this.pool.on('error', () => undefined);
  }

  async rows<T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query(sql, values)).rows as T[];
  }

  async number(sql: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.rows<{ n: string }>(`SELECT (${sql}) AS n`, values);
    return Number(row!.n);
  }

  /** A client of the shop at `url` with a token of scope `admin`. */
  async admin(url: string): Promise<Client> {
    const token = newApiToken();
    await this.rows(`INSERT INTO api_token (name, hash, scopes) VALUES ('test', $1, '{admin}')`, [sha256(token)]);
    return new Client(url, { token });
  }

  /** Locks the row of a product until the returned function is called. */
  async hold(productId: number): Promise<() => Promise<void>> {
    const client = await this.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM product WHERE id = $1 FOR UPDATE', [productId]);
    return async () => {
      await client.query('ROLLBACK');
      client.release();
    };
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
