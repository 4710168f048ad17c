import '../../scripts/lib/typescript.mjs';
import { newApiToken, sha256 } from '../../dist/libs/kernel/index.js';
import { cpuOf } from './harness.mjs';

const { OPERATIONS, TAKEN_TO_PIECES, TOO_LARGE } = await import('../fixtures/hostile-bodies.ts');

/**
 * Sends each hostile body to every operation and returns the request that took the most CPU time of the server. Before
 * bodies had limits, one request took 3 to 20 seconds.
 */
export async function costOfHostileBodies({ shop, server, db }) {
  const token = newApiToken();
  await db.query("INSERT INTO api_token (name, hash, scopes) VALUES ('bench', $1, '{admin}')", [sha256(token)]);
  let dearest = { ms: -1, name: '', path: '' };
  let sent = 0;
  for (const [name, make] of [...TOO_LARGE, ...TAKEN_TO_PIECES]) {
    for (const [method, path, field, as] of OPERATIONS) {
      const before = await cpuOf(server.pid);
      await send(shop + path, method, make(field), as === 'admin' ? { authorization: `Bearer ${token}` } : {}, sent++);
      const ms = (await cpuOf(server.pid)) - before;
      if (ms > dearest.ms) dearest = { ms, name, path };
    }
  }
  return { ...dearest, sent };
}

/** Each request comes from another address, because the rate limit of one address would end the measurement. */
async function send(url, method, body, headers, number) {
  const response = await fetch(url, {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${number >> 8}.${number & 255}`,
      ...headers,
    },
    redirect: 'manual',
  });
  await response.arrayBuffer();
}
