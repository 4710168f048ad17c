import type { Socket } from 'node:net';
import pg from 'pg';
import { joinWrites } from '../net/join-writes.js';

/**
 * A connection whose loss is no more than the error of its next query, and that sends what belongs together as one piece.
 *
 * A pool listens to connections that it keeps and the borrower to queries that run; a word of farewell between the two would
 * end the process. A prepared statement's run is four small messages.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    joinWrites((this as unknown as { connection: { stream: Socket } }).connection.stream);
  }
}
