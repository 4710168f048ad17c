/**
 * The base of everything that the domain refuses. It knows no HTTP and no language: the edge turns
 * `code` into a status and a sentence, and `details` into that sentence's arguments and into
 * top level members of the error body (for instance `available`, `allowed`). No secrets in there.
 */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = new.target.name;
  }
}
