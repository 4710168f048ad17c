import { parentPort, workerData } from 'node:worker_threads';
import type { ReadStatementFile } from './read-file.types.js';
import { ColumnsNeeded, UnreadableStatement } from './read-file.types.js';
import { readStatementFile } from './read-statement-file.js';
import { readRegister } from './register/read-register.js';
import type { ReadingAnswer, ReadingTask, RegisterAnswer, TransactionGroup } from './worker-messages.js';

/** Largest number of transactions per message. The main thread receives such a message in a few milliseconds. */
const PART = 500;

/** Yields the contents of the messages, with at most `PART` transactions each, and finally an empty list. */
function* parts({ statements }: ReadStatementFile): Generator<TransactionGroup[]> {
  let part: TransactionGroup[] = [];
  let size = 0;
  for (const [index, { transactions }] of statements.entries()) {
    for (let at = 0; at < transactions.length;) {
      const group = transactions.slice(at, at + PART - size);
      part.push([index, group]);
      at += group.length;
      size += group.length;
      if (size < PART) continue;
      yield part;
      part = [];
      size = 0;
    }
  }
  if (size > 0) yield part;
  yield [];
}

const answer = (message: ReadingAnswer | RegisterAnswer): void => parentPort!.postMessage(message);

function send(file: ReadStatementFile): void {
  const rest = parts(file);
  parentPort!.on('message', () => {
    answer({ kind: 'transactions', groups: rest.next().value ?? [] });
  });
  const statements = file.statements.map(({ transactions: _, ...statement }) => statement);
  const { format, columns, profile } = file;
  answer({ kind: 'statements', format, statements, ...(columns && { columns }), ...(profile && { profile }) });
}

try {
  const task = workerData as ReadingTask;
  if ('register' in task) answer({ kind: 'register', register: readRegister(task.bytes, task.register) });
  else send(readStatementFile(task.bytes, task.options));
} catch (error) {
  if (error instanceof UnreadableStatement) {
    answer({ kind: 'unreadable', reason: error.reason, where: error.where });
  } else if (error instanceof ColumnsNeeded) {
    const { columns, sample, proposal } = error;
    answer({ kind: 'columns', columns, sample, proposal });
  } else throw error;
}
