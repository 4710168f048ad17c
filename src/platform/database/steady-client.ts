import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * A connection whose loss is no more than the error of its next query, and that sends what belongs together as one piece.
 *
 * A pool listens to connections that it keeps and the borrower to queries that run; a word of farewell between the two would
 * end the process. A prepared statement's run is four small messages: joined they leave by a plain write, which costs a
 * fraction of a gathering one (measured: a third of the process' time when orders come in).
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    stream._writev = (chunks, done) => stream._write(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), 'buffer' as BufferEncoding, done);
  }
}
