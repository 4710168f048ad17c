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

/** Second factors of administrators, and the check of codes. Each code can be used once. */
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

  /** Uses a code of the app or a recovery code; false if it is neither, or was used before. */
  async accept(userId: number, typed: string, db: Queries = this.db): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    return SIX_DIGITS.test(code) ? this.acceptAppCode(userId, code, db) : this.acceptRecoveryCode(userId, typed, db);
  }

  seal(secret: string): string {
    return this.sealer.seal(secret);
  }

  /**
   * Also checks a factor that is not confirmed yet. A time step is marked in one statement, so that only one of two
   * requests with the same code succeeds.
   */
  async acceptAppCode(userId: number, code: string, db: Queries): Promise<boolean> {
    const row = await findSecondFactor(db, userId);
    const secret = row ? this.sealer.open(row.secret) : null;
    // After a change of SESSION_SECRET the stored secret cannot be decrypted; recovery codes still work.
    if (row && secret === null)
      this.logger.warn({ msg: 'A second factor cannot be read with this SESSION_SECRET', user_id: userId });
    const step = secret === null ? null : stepOf(secret, code, this.clock.now());
    return step !== null && takeStep(db, userId, step);
  }

  /** Encrypts all secrets with the current key, one by one, because administrators are few. */
  private async reseal(): Promise<number> {
    let count = 0;
    for (const factor of await allSecondFactors(this.db)) {
      const sealed = this.sealer.reseal(factor.secret);
      // If the setup was restarted meanwhile, the row has another secret and is not changed.
      if (sealed !== null && (await replaceSecret(this.db, factor, sealed))) count++;
    }
    return count;
  }

  private async acceptRecoveryCode(userId: number, typed: string, db: Queries): Promise<boolean> {
    const hash = recoveryHash(typed);
    return hash !== null && takeRecoveryCode(db, userId, hash, this.clock.now());
  }

  /** Replaces all recovery codes by ten new ones, which are shown only this time. */
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
