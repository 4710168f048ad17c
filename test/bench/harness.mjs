import { fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../dist/libs/embedded-postgres/index.js';
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

/**
 * Runs a measurement on a new database and then ends the process. `measure` gets the URL of the database and a folder
 * for the data of the shop.
 */
export async function onNewDatabase(name, measure) {
  const folder = join(import.meta.dirname, '..', '..', '.tmp', `${name}-${process.pid}`);
  const shopFolder = join(folder, 'shop');
  let postgres;
  try {
    mkdirSync(shopFolder, { recursive: true });
    postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
    await measure(postgres.url, shopFolder);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${error.stack}\n`);
  } finally {
    stopAll();
    await pause(1500);
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit();
}

/** Fields of /proc/PID/stat after the name of the program; the first is the state. */
const statOf = async (pid) => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ');

/** Returns the sum of fields of /proc/PID/stat in milliseconds. The kernel counts hundredths of a second. */
const cpuIn = (fields, ...places) => places.reduce((sum, place) => sum + Number(fields[place]) * 10, 0);

/** CPU time that a process has used, in milliseconds. */
export const cpuOf = async (pid) => cpuIn(await statOf(pid), 11, 12);

export const parentOf = async (pid) => Number((await statOf(pid))[1]);

/** CPU time that a process and its running and ended children have used, in milliseconds. */
export async function cpuOfFamily(pid) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((one) => statOf(one).catch(() => [])));
  const children = stats.filter((fields) => fields[1] === String(pid));
  return children.reduce((sum, fields) => sum + cpuIn(fields, 11, 12), cpuIn(await statOf(pid), 11, 12, 13, 14));
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
