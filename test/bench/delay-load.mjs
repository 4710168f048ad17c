import { Agent, request } from 'node:http';

/**
 * Sends one request after another until told to stop, and measures how long each waits for its answer; runs in its own
 * process. The first message is {url}, any further one ends it; the answer is {count, p50, p99, max}, in milliseconds.
 */
const PAUSE = 5;
let isRunning = false;

process.on('message', ({ url }) => {
  if (isRunning) isRunning = false;
  else void run(url).then((result) => process.send(result));
});

async function run(url) {
  isRunning = true;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  while (isRunning) {
    const began = performance.now();
    await new Promise((resolve, reject) => {
      request(url, { agent }, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end();
    });
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
  return { count: times.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
