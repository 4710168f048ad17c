const DOMAIN_ERROR = Symbol.for('shop.domain-error');

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

  get [DOMAIN_ERROR](): true {
    return true;
  }
}

/** Also of another copy of this package, such as a plugin's own, for which `instanceof` is false. */
export const isDomainError = (thrown: unknown): thrown is DomainError =>
  thrown instanceof Error && (thrown as Partial<DomainError>)[DOMAIN_ERROR] === true;
