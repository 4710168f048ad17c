export default async function stopDatabase() {
  const stop = globalThis.stopTestServer;
  globalThis.stopTestServer = undefined;
  await stop?.();
}
