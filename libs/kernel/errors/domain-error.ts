const DOMAIN_ERROR = Symbol.for('shop.domain-error');

/**
 * Base class of the errors of business rules. It is independent of HTTP and languages: the HTTP layer translates `code`
 * into a status and a message. `details` are arguments of the message, and some are top-level members of the error body
 * (e.g. `available`, `allowed`). They must not contain secrets.
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

/**
 * Whether the value is a DomainError, also one of another copy of this package, such as that of a plugin, for which
 * `instanceof` is false.
 */
export const isDomainError = (thrown: unknown): thrown is DomainError =>
  thrown instanceof Error && (thrown as Partial<DomainError>)[DOMAIN_ERROR] === true;
