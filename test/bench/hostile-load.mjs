import '../../scripts/lib/typescript.mjs';
import { Agent, request } from 'node:http';

/**
 * One hostile client: sends every anonymous write and every costly read in loops, from one address, for some seconds.
 * The job comes as a message {url, seconds, connections, aim}; the answer is {requests, statuses}.
 */
const { hostileReads, hostileWrites } = await import('../fixtures/hostile-requests.ts');

process.on('message', (job) => void run(job).then((result) => process.send(result)));

async function run({ url, seconds, connections, aim }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const statuses = {};
  let requests = 0;
  let turn = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const mine = turn++;
      for (const one of [...hostileWrites(mine, aim), ...hostileReads(mine, aim)]) {
        const status = await send(agent, url, one);
        statuses[status] = (statuses[status] ?? 0) + 1;
        requests++;
        if (performance.now() >= end) break;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { requests, statuses };
}

function send(agent, url, { method, path, body }) {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': '203.0.113.66',
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const sent = request(url + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    sent.on('error', () => resolve(599));
    sent.end(text);
  });
}
