// From a clean clone to a running demo shop: npm run up. Runs on the machine's Node, 18 or later.
import { build } from './lib/build.mjs';
import { install, isInstalled } from './lib/installed.mjs';
import { step } from './lib/progress.mjs';
import { endRunning } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { isBuilt } from './lib/sources.mjs';

let server;
let ending = false;

function end(signal) {
  ending = true;
  endRunning(signal);
  // The terminal sends Ctrl-C to the server itself; a second signal could interrupt its shutdown.
  if (!(signal === 'SIGINT' && process.stdin.isTTY)) server?.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => end(signal === 'SIGHUP' ? 'SIGTERM' : signal));

// npm may be killed without a signal to this process, and nothing else would then stop the server
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'up') {
  setInterval(() => process.ppid !== parent && !ending && end('SIGTERM'), 1000).unref();
}

try {
  if (!isInstalled()) await step('Installing packages (npm ci)', install);
  if (!ending && !isBuilt()) await step('Building', build);
  if (ending) process.exit(0);
  process.stdout.write('▸ Starting the shop …\n');
  server = serve({ DEMO: '1' });
  server.on('error', (error) => process.stderr.write(`${error.message}\n`));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
} catch (error) {
  if (!ending) process.stderr.write(`${error.message}\n`);
  process.exit(ending ? 0 : 1);
}
