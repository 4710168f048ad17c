import type { Actor } from '#contracts';
import { actorOf, SYSTEM_ACTOR } from '../../platform/access/caller.js';
import type { AuditedCaller } from '../../platform/audit/audit-trail.js';

/**
 * What made the shop move money. `request`: a request that is being answered. `return`: the customer came back from the
 * provider's page. `message`: a message of the provider. `query`: the polling job. `release`: the order does not need its
 * reserved money.
 */
export type Cause = 'request' | 'return' | 'message' | 'query' | 'release';

/** Who and what made the shop move money, for the order's history and the activity log. */
export interface Originator {
  readonly actor: Actor;
  /** null if no request is being answered. */
  readonly caller: AuditedCaller | null;
  readonly cause: Cause;
}

export const byCaller = (caller: AuditedCaller): Originator => ({ actor: actorOf(caller), caller, cause: 'request' });

/** @param actor whose earlier request is being finished */
export const byShop = (cause: Exclude<Cause, 'request'>, actor = SYSTEM_ACTOR): Originator => ({
  actor,
  caller: null,
  cause,
});
