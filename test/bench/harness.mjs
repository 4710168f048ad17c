import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { HEAP } from '../../scripts/lib/serve.mjs';

/** Shared by all measurements: command line options, and servers and load generators in processes of their own. */
const children = [];

export const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : fallback;
};

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a server and waits until `isReady` returns true. */
export async function start(file, env, isReady) {
  const child = fork(file, [], {
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--enable-source-maps', ...HEAP],
  });
  children.push(child);
  for (let i = 0; i < 200; i++) {
    if (await isReady().catch(() => false)) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${file} did not start`);
}

/** Starts a load generator; load.mjs and hostile-load.mjs document their jobs and answers. */
export async function load(job, file = 'load.mjs') {
  const child = fork(join(import.meta.dirname, file));
  children.push(child);
  const result = await new Promise((resolve) => {
    child.once('message', resolve);
    child.send(job);
  });
  child.kill();
  return result;
}

export function command(file, args, env) {
  return new Promise((resolve, reject) => {
    const child = fork(file, args, { env: { ...process.env, ...env } });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`))));
  });
}

export function stopAll() {
  for (const child of children.splice(0)) child.kill('SIGTERM');
}

/** CPU time that a process has used, in milliseconds. The kernel counts hundredths of a second. */
export async function cpuOf(pid) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Peak resident memory of a process in MB. */
export async function peakMemoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Resident memory of a process in MB. */
export async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
