// Runs in the process of Jest, which cannot load TypeScript; this import registers the loader.
import '../../scripts/lib/typescript.mjs';

export default async function startDatabase() {
  const { startTestServer } = await import('../../libs/testing/database/start-test-server.ts');
  // All projects share one database server.
  globalThis.stopTestServer ??= await startTestServer('.tmp');
}
