import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { TransactionSuggestion } from '../domain/bank-transaction.js';
import type { Decided } from '../domain/decided.js';
import { RegisterRows } from '../registers/data/register-rows.js';
import {
  prepareOwed,
  suggestRegisters,
  type ComparedCredit,
  type OwedRegisters,
} from '../registers/domain/suggest-registers.js';

/** Maximum number of suggestions of a transaction. */
const MOST = 8;
/** Number of credits that are compared without a pause. */
const STEP = 200;

/** Suggests the couriers' registers whose money credits may be. Books nothing. */
@Injectable()
export class SuggestRegisters {
  constructor(private readonly registers: RegisterRows) {}

  /** Adds the suggestions of registers; they come first if the transfer names the register or its courier. */
  async addTo(decided: readonly Decided[]): Promise<Decided[]> {
    if (decided.length === 0) return [];
    const found = await this.suggest(decided.map(({ transaction }) => transaction));
    return decided.map(({ transaction, suggestions }, at) => {
      const of = found[at] ?? [];
      const isNamed = of[0]?.reasons.some(({ code }) => code === 'register_named' || code === 'register_carrier');
      const all = isNamed ? [...of, ...suggestions] : [...suggestions, ...of];
      return { transaction, suggestions: all.slice(0, MOST) };
    });
  }

  /** The registers that wait for their transfer, prepared for many credits; null if there are none. */
  async owed(): Promise<OwedRegisters | null> {
    const registers = await this.registers.owed();
    return registers.length > 0 ? prepareOwed(registers) : null;
  }

  /**
   * The credits for which registers are suggested.
   * @param owed as returned by `owed`, if it was read before
   */
  async fitting<T extends ComparedCredit>(credits: readonly T[], owed?: OwedRegisters): Promise<T[]> {
    const found = await this.suggest(credits, owed);
    return credits.filter((_, at) => (found[at]?.length ?? 0) > 0);
  }

  /** The suggestions of each credit; empty if no register waits for its transfer. */
  private async suggest(credits: readonly ComparedCredit[], known?: OwedRegisters): Promise<TransactionSuggestion[][]> {
    if (credits.length === 0) return [];
    const owed = known ?? (await this.owed());
    if (!owed) return [];
    const found: TransactionSuggestion[][] = [];
    for (const credit of credits) {
      found.push(suggestRegisters(credit, owed));
      // Lets other requests run.
      if (found.length % STEP === 0) await nextTurn();
    }
    return found;
  }
}
