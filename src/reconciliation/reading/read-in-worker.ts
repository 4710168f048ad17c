import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ColumnsNeeded, type ReadOptions, type ReadStatementFile, type ReadTransaction } from './read-file.types.js';
import { UnreadableStatement } from './read-file.types.js';
import type { ReadRegister, RegisterOptions } from './register/register.types.js';
import type { ReadingAnswer, ReadingTask, RefusedAnswer, RegisterAnswer } from './worker-messages.js';

export interface ReadingLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** A statement with 20,000 transactions takes a few seconds and half of this memory. */
const LIMITS: ReadingLimits = { milliseconds: 20_000, megabytes: 192 };

/** One file is read at a time to bound the memory of the process; up to 20 wait. */
const semaphore = new Semaphore(1, 20, () => commonErrors.overloaded({ retry_after: 5 }));

/** Tests run the TypeScript sources, so the worker needs the loader that compiles them. */
const isSource = import.meta.url.endsWith('.ts');
const WORKER = new URL(isSource ? './reading-worker.ts' : './reading-worker.js', import.meta.url);
const LOADER = new URL('../../../scripts/lib/typescript.mjs', import.meta.url);

function startWorker(task: ReadingTask, { megabytes }: ReadingLimits): Worker {
  return new Worker(WORKER, {
    workerData: task,
    transferList: [task.bytes.buffer as ArrayBuffer],
    execArgv: isSource ? ['--import', LOADER.href] : [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function refuse(answer: RefusedAnswer): never {
  if (answer.kind === 'unreadable') throw new UnreadableStatement(answer.reason, answer.where);
  throw new ColumnsNeeded(answer.columns, answer.sample, answer.proposal);
}

const isRefused = (answer: ReadingAnswer | RegisterAnswer): answer is RefusedAnswer =>
  answer.kind === 'unreadable' || answer.kind === 'columns';

/** Assembles the file from the messages of the worker. */
class Collector {
  private file: ReadStatementFile | null = null;
  private readonly transactions: ReadTransaction[][] = [];

  /** Returns the file after the last message; null after the others. */
  take(answer: ReadingAnswer): ReadStatementFile | null {
    if (isRefused(answer)) return refuse(answer);
    if (answer.kind === 'statements') {
      const statements = answer.statements.map((statement) => {
        const transactions: ReadTransaction[] = [];
        this.transactions.push(transactions);
        return { ...statement, transactions };
      });
      const { format, columns, profile } = answer;
      this.file = { format, statements, ...(columns && { columns }), ...(profile && { profile }) };
      return null;
    }
    for (const [index, transactions] of answer.groups) this.transactions[index]!.push(...transactions);
    return answer.groups.length === 0 ? this.file : null;
  }
}

/**
 * Reads the messages of a worker until they make up a whole file.
 * @param take called with each message of the worker; returns the file for the last message, and null for the others
 */
function read<Answer, File>(
  worker: Worker,
  { milliseconds }: ReadingLimits,
  take: (answer: Answer) => File | null,
): Promise<File> {
  let timer: NodeJS.Timeout | undefined;
  return new Promise<File>((resolve, reject) => {
    timer = setTimeout(() => reject(new UnreadableStatement('too_complex')), milliseconds);
    worker.on('error', (error) => reject(isOutOfMemory(error) ? new UnreadableStatement('too_complex') : error));
    worker.on('exit', () => reject(new Error('The worker that reads statements ended without an answer.')));
    worker.on('message', (answer: Answer) => {
      try {
        const file = take(answer);
        if (file) resolve(file);
        // HTTP requests that arrived in the meantime are served before the next message.
        else void setImmediate().then(() => worker.postMessage('more'));
      } catch (error) {
        reject(error as Error);
      }
    });
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

/**
 * Reads a bank statement in a worker thread with limits of time and memory, so that it delays no request. The process
 * reads one file at a time.
 * @throws UnreadableStatement with a reason of `readStatementFile`, or 'too_complex' if the file exceeds a limit
 * @throws ColumnsNeeded if the columns of a CSV file cannot be determined
 * @throws overloaded (503) if too many files are waiting
 */
export function readInWorker(
  bytes: Uint8Array,
  options: ReadOptions,
  limits: ReadingLimits = LIMITS,
): Promise<ReadStatementFile> {
  const collector = new Collector();
  return semaphore.run(() =>
    read(startWorker({ bytes: copyOf(bytes), options }, limits), limits, (answer: ReadingAnswer) =>
      collector.take(answer),
    ),
  );
}

/**
 * Reads a courier's register in a worker thread, with the same limits.
 * @throws UnreadableStatement, ColumnsNeeded, overloaded (503)
 */
export function readRegisterInWorker(
  bytes: Uint8Array,
  register: RegisterOptions,
  limits: ReadingLimits = LIMITS,
): Promise<ReadRegister> {
  return semaphore.run(() =>
    read(startWorker({ bytes: copyOf(bytes), register }, limits), limits, (answer: RefusedAnswer | RegisterAnswer) =>
      answer.kind === 'register' ? answer.register : refuse(answer),
    ),
  );
}

/** A copy of the file, whose memory is passed to the worker. */
const copyOf = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
