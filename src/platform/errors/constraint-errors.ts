import type { DomainError } from '#kernel';

const known = new Map<string, () => DomainError>();

/**
 * What the violation of a constraint means to the caller, for races that no look before the write can see. Described
 * like the error itself when it reaches the answer.
 * @param constraint name of the foreign key, unique index or check
 */
export function defineConstraintError(constraint: string, error: () => DomainError): void {
  known.set(constraint, error);
}

/** null: not the violation of a constraint that a module names. */
export function constraintError(thrown: unknown): DomainError | null {
  const { constraint, driverError } = (thrown ?? {}) as {
    constraint?: unknown;
    driverError?: { constraint?: unknown };
  };
  const name = constraint ?? driverError?.constraint;
  return (typeof name === 'string' && known.get(name)?.()) || null;
}
