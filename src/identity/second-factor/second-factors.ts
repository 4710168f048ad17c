import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { SealedValues } from '../../platform/jobs/sealed-values.js';
import { Sealer } from '../../platform/crypto/sealer.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import { stepOf } from './totp.js';

type Queries = Pick<Transaction, 'query'>;

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

  async isOn(userId: number, db: Queries = this.db): Promise<boolean> {
    return (
      (await db.query('SELECT FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL', [userId])).length > 0
    );
  }

  /** Takes a code of the app or a recovery code; false when it is neither, or was taken before. */
  async accept(userId: number, typed: string, db: Queries = this.db): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    return SIX_DIGITS.test(code) ? this.acceptAppCode(userId, code, db) : this.acceptRecoveryCode(userId, typed, db);
  }

  seal(secret: string): string {
    return this.sealer.seal(secret);
  }

  /** Also of a factor that is not confirmed yet. A step is taken in one statement: of two with the same code one is first. */
  async acceptAppCode(userId: number, code: string, db: Queries): Promise<boolean> {
    const [row] = await db.query<{ secret: string }>('SELECT secret FROM second_factor WHERE user_id = $1', [userId]);
    const secret = row ? this.sealer.open(row.secret) : null;
    // after a change of SESSION_SECRET: the recovery codes still work
    if (row && secret === null)
      this.logger.warn({ msg: 'A second factor cannot be read with this SESSION_SECRET', user_id: userId });
    const step = secret === null ? null : stepOf(secret, code, this.clock.now());
    if (step === null) return false;
    return (
      (
        await db.query(
          'UPDATE second_factor SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING user_id',
          [userId, step],
        )
      ).length > 0
    );
  }

  /** Administrators are few: no batches. */
  private async reseal(): Promise<number> {
    let count = 0;
    for (const { user_id: id, secret } of await this.db.query<{ user_id: number; secret: string }>(
      'SELECT user_id, secret FROM second_factor',
    )) {
      const sealed = this.sealer.reseal(secret);
      if (sealed === null) continue;
      // an enrolment that was restarted meanwhile has another secret
      const changed = await this.db.query(
        'UPDATE second_factor SET secret = $3 WHERE user_id = $1 AND secret = $2 RETURNING user_id',
        [id, secret, sealed],
      );
      count += changed.length;
    }
    return count;
  }

  private async acceptRecoveryCode(userId: number, typed: string, db: Queries): Promise<boolean> {
    const hash = recoveryHash(typed);
    if (hash === null) return false;
    const taken =
      'UPDATE recovery_code SET used_at = $3 WHERE user_id = $1 AND hash = $2 AND used_at IS NULL RETURNING user_id';
    return (await db.query(taken, [userId, hash, this.clock.now()])).length > 0;
  }

  /** Ten new ones instead of all former ones; this is the one time that they are seen. */
  async renewRecoveryCodes(tx: Queries, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
    await tx.query('INSERT INTO recovery_code (user_id, hash) SELECT $1, unnest($2::bytea[])', [
      userId,
      codes.map((code) => recoveryHash(code)),
    ]);
    return codes;
  }
}
