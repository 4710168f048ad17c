import { Injectable } from '@nestjs/common';
import type { BankTransaction, TransactionSuggestion } from '../domain/bank-transaction.js';
import { RegisterRows } from '../registers/data/register-rows.js';
import { suggestRegisters, type ComparedCredit } from '../registers/domain/suggest-registers.js';

/** Suggestions of a transaction beside those of registers. */
const MOST = 8;

interface Decided {
  readonly transaction: BankTransaction;
  readonly suggestions: readonly TransactionSuggestion[];
}

/** Suggests the couriers' registers whose money credits may be. Books nothing. */
@Injectable()
export class SuggestRegisters {
  constructor(private readonly registers: RegisterRows) {}

  /** Adds the suggestions of registers. A transfer that names its register or courier is most likely of that register. */
  async addTo(decided: readonly Decided[]): Promise<Decided[]> {
    if (decided.length === 0) return [];
    const owed = await this.registers.owed();
    if (owed.length === 0) return [...decided];
    return decided.map(({ transaction, suggestions }) => {
      const found = suggestRegisters(transaction, owed);
      const isNamed = found[0]?.reasons.some(({ code }) => code === 'register_named' || code === 'register_carrier');
      const all = isNamed ? [...found, ...suggestions] : [...suggestions, ...found];
      return { transaction, suggestions: all.slice(0, MOST) };
    });
  }

  /** The credits for which registers are suggested. */
  async fitting<T extends ComparedCredit>(credits: readonly T[]): Promise<T[]> {
    if (credits.length === 0) return [];
    const owed = await this.registers.owed();
    return owed.length === 0 ? [] : credits.filter((credit) => suggestRegisters(credit, owed).length > 0);
  }
}
