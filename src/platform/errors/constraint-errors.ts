import type { DomainError } from '#kernel';

const known = new Map<string, () => DomainError>();

/**
 * Declares the error to answer when a write violates a constraint, because another request may write between a check
 * and this write.
 * @param constraint name of the foreign key, unique index or check
 */
export function defineConstraintError(constraint: string, error: () => DomainError): void {
  known.set(constraint, error);
}

/** The declared error of the violated constraint; null for other errors and undeclared constraints. */
export function constraintError(thrown: unknown): DomainError | null {
  const { constraint, driverError } = (thrown ?? {}) as {
    constraint?: unknown;
    driverError?: { constraint?: unknown };
  };
  const name = constraint ?? driverError?.constraint;
  return (typeof name === 'string' && known.get(name)?.()) || null;
}
