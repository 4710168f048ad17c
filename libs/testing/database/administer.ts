import pg from 'pg';

/** Runs one statement on its own connection, because databases are created and dropped outside of any pool. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
