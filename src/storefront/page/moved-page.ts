/** Thrown by a handler whose page has another address: browsers are redirected there, and the query is kept. */
export class MovedPage extends Error {
  /** @param path below BASE_URL, without a query */
  constructor(readonly path: string) {
    super(`The page has moved to ${path}.`);
    this.name = 'MovedPage';
  }
}
