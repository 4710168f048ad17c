import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { SealedValues } from '../../platform/jobs/sealed-values.js';
import { Sealer } from '../../platform/crypto/sealer.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import {
  allSecondFactors,
  findSecondFactor,
  hasSecondFactor,
  replaceRecoveryCodes,
  replaceSecret,
  takeRecoveryCode,
  takeStep,
} from '../data/second-factor-rows.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import { stepOf } from './totp.js';

type Queries = Pick<Transaction, 'query' | 'entities'>;

const SIX_DIGITS = /^\d{6}$/;

/** The second factors of administrators: who has one, and whether a code is good. Each code is taken once. */
@Injectable()
export class SecondFactors implements OnModuleInit {
  private readonly logger = new Logger('Security');
  private readonly sealer: Sealer;

  constructor(
    private readonly db: Database,
    private readonly sealed: SealedValues,
    @Inject(CLOCK) private readonly clock: Clock,
    config: Config,
  ) {
    this.sealer = new Sealer(config.keys, 'second factor');
  }

  onModuleInit(): void {
    this.sealed.register('second_factors', () => this.reseal());
  }

  isOn(userId: number, db: Queries = this.db): Promise<boolean> {
    return hasSecondFactor(db, userId);
  }

  /** Takes a code of the app or a recovery code; false when it is neither, or was taken before. */
  async accept(userId: number, typed: string, db: Queries = this.db): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    return SIX_DIGITS.test(code) ? this.acceptAppCode(userId, code, db) : this.acceptRecoveryCode(userId, typed, db);
  }

  seal(secret: string): string {
    return this.sealer.seal(secret);
  }

  /**
   * Also of a factor that is not confirmed yet. A step is taken in one statement: of two with the same code one is
   * first.
   */
  async acceptAppCode(userId: number, code: string, db: Queries): Promise<boolean> {
    const row = await findSecondFactor(db, userId);
    const secret = row ? this.sealer.open(row.secret) : null;
    // after a change of SESSION_SECRET: the recovery codes still work
    if (row && secret === null)
      this.logger.warn({ msg: 'A second factor cannot be read with this SESSION_SECRET', user_id: userId });
    const step = secret === null ? null : stepOf(secret, code, this.clock.now());
    return step !== null && takeStep(db, userId, step);
  }

  /** Administrators are few: no batches. */
  private async reseal(): Promise<number> {
    let count = 0;
    for (const factor of await allSecondFactors(this.db)) {
      const sealed = this.sealer.reseal(factor.secret);
      // an enrolment that was restarted meanwhile has another secret
      if (sealed !== null && (await replaceSecret(this.db, factor, sealed))) count++;
    }
    return count;
  }

  private async acceptRecoveryCode(userId: number, typed: string, db: Queries): Promise<boolean> {
    const hash = recoveryHash(typed);
    return hash !== null && takeRecoveryCode(db, userId, hash, this.clock.now());
  }

  /** Ten new ones instead of all former ones; this is the one time that they are seen. */
  async renewRecoveryCodes(tx: Queries, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => recoveryHash(code)!),
    );
    return codes;
  }
}
