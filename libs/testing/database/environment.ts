/** How a test run passes to its workers where PostgreSQL is; set by startTestServer. */
export const SERVER_URL = 'TEST_SERVER_URL';
export const TEMPLATE_NAME = 'TEST_TEMPLATE_NAME';

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
