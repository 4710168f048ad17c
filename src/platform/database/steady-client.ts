import pg from 'pg';

/**
 * A connection whose loss is no more than the error of its next query. A pool listens to connections that it keeps and the
 * borrower to queries that run; a word of farewell between the two would end the process.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
