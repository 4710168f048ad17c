import { camtDocument, entry } from '../../../test/fixtures/bank-statements/camt-document.js';
import { ColumnsNeeded, UnreadableStatement } from './read-file.types.js';
import { readInWorker } from './read-in-worker.js';
import { readStatementFile } from './read-statement-file.js';

const amounts = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`${index + 1}.25`, 'CRDT')).join('');
const two = camtDocument({ entries: amounts(700) }).replace(
  /<Stmt>.*<\/Stmt>/,
  (statement) => statement + camtDocument({ entries: amounts(801) }).match(/<Stmt>.*<\/Stmt>/)![0],
);

describe('reading a statement in a worker', () => {
  test('a file read in a worker equals the file read in the main thread, for any number of transactions', async () => {
    for (const xml of [two, camtDocument({ entries: amounts(500) }), camtDocument({})]) {
      const bytes = Buffer.from(xml);
      expect(await readInWorker(bytes, {})).toEqual(readStatementFile(bytes, {}));
      expect(bytes.length).toBeGreaterThan(0);
    }
  });

  test('reading in a worker rejects with the errors that the reader throws', async () => {
    const bad = camtDocument({ entries: entry('x', 'CRDT') });
    const error = await readInWorker(Buffer.from(bad), {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreadableStatement);
    expect(error).toMatchObject({ reason: 'bad_amount', where: 'Ntry[1]/Amt' });
    const unclear = 'a;b;c\nfoo;1;2\nbar;3;4\n';
    const columns = await readInWorker(Buffer.from(unclear), {}).catch((reason: unknown) => reason);
    expect(columns).toBeInstanceOf(ColumnsNeeded);
    expect(columns).toMatchObject({ columns: ['#1', '#2', '#3'] });
  });

  test('a file that exceeds the limit of time or memory is refused, and the next file is read', async () => {
    const bytes = Buffer.from(two);
    const limits = { milliseconds: 20_000, megabytes: 192 };
    await expect(readInWorker(bytes, {}, { ...limits, milliseconds: 1 })).rejects.toThrow('too_complex');
    await expect(readInWorker(bytes, {}, { ...limits, megabytes: 8 })).rejects.toThrow('too_complex');
    expect((await readInWorker(bytes, {})).statements).toHaveLength(2);
  });

  test('statement files are read one after the other, in the order of the calls', async () => {
    const ended: number[] = [];
    const files = [700, 1, 2].map((count) => Buffer.from(camtDocument({ entries: amounts(count) })));
    await Promise.all(files.map((bytes, index) => readInWorker(bytes, {}).then(() => ended.push(index))));
    expect(ended).toEqual([0, 1, 2]);
  });
});
