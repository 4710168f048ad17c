import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import type { Caller } from '../../platform/access/caller.js';
import { authErrors } from '../identity.errors.js';

/** How long a login or a proof counts as recent, in milliseconds. */
export const PROOF_VALID_MS = 5 * 60 * 1000;

type Proving = Pick<Caller, 'kind' | 'provenAt'>;

/**
 * Requires that the user of a session has recently entered a password or a code, so that a session left open or stolen
 * is not sufficient.
 */
@Injectable()
export class FreshProof {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /**
   * Tokens have no password, and neither has the system itself (null), so both pass.
   * @throws proof_required (403)
   */
  require(caller: Proving | null): void {
    if (caller === null || caller.kind === 'integration') return;
    const since = caller.provenAt === null ? Infinity : this.clock.now().getTime() - caller.provenAt;
    if (since > PROOF_VALID_MS) throw authErrors.proof_required();
  }
}
