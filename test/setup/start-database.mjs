// Runs in jest's own process, which knows no TypeScript; the hooks come first.
import '../../scripts/lib/typescript.mjs';

export default async function startDatabase() {
  const { startTestServer } = await import('../../libs/testing/database/start-test-server.ts');
  // Several projects share one server.
  globalThis.stopTestServer ??= await startTestServer('.tmp');
}
