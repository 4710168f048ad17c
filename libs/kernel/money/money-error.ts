import { DomainError } from '../errors/domain-error.js';

export type MoneyErrorCode = 'too_many_digits' | 'not_an_amount' | 'out_of_range';

/** An amount that is not a number, has more decimal places than its currency, or exceeds the supported range. */
export class MoneyError extends DomainError {
  declare readonly code: MoneyErrorCode;

  constructor(code: MoneyErrorCode, details: Record<string, unknown> = {}) {
    super(code, details);
  }
}
