/** Environment variable that passes the URL of PostgreSQL to the workers of a test run; set by startTestServer. */
export const SERVER_URL = 'TEST_SERVER_URL';
export const TEMPLATE_NAME = 'TEST_TEMPLATE_NAME';

/** The URL with another database of the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
