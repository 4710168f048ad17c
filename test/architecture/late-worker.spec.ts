import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const DATA = 'jest-light-runner-worker-data';

/**
 * A worker that requests its data when it receives the start message, as the worker of the runner does, and reports it.
 */
const WORKER = `process.on('message', (message) => {
  if (message === 'begin') {
    process.on('message', (answer) => answer.type === '${DATA}' && process.send({ given: answer.workerData }, () => process.disconnect()));
    process.send('jest-light-runner-get-worker-data');
  }
});`;

test('a test worker that requests its data after the data arrived still receives them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  try {
    await writeFile(join(folder, 'worker.mjs'), WORKER);
    const worker = fork(join(folder, 'worker.mjs'), {
      execArgv: ['--import', pathToFileURL(resolve('test/setup/keep-worker-data.mjs')).href],
    });
    worker.send({ type: DATA, workerData: { here: true } });
    worker.send('begin');
    const received = await new Promise((done, fail) => {
      worker.once('message', done);
      worker.once('exit', (code) => fail(new Error(`ended with ${code}, reported nothing`)));
    });
    expect(received).toEqual({ given: { here: true } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
