import type { Actor } from '#contracts';
import { actorOf, SYSTEM_ACTOR } from '../../platform/access/caller.js';
import type { AuditedCaller } from '../../platform/audit/audit-trail.js';

/**
 * Why the shop books money. `request`: a caller asked for it. `return`: the customer came back from the provider's page.
 * `message`: the provider sent a message. `query`: the polling job asked the provider. `release`: the order does not
 * need its reserved money. `statement`: an imported bank transaction matched with certainty.
 */
export type Cause = 'request' | 'return' | 'message' | 'query' | 'release' | 'statement';

/** Actor and cause of a movement of money, for the order's history and the activity log. */
export interface Originator {
  readonly actor: Actor;
  /** Null if no request is being answered. */
  readonly caller: AuditedCaller | null;
  readonly cause: Cause;
}

export const byCaller = (caller: AuditedCaller): Originator => ({ actor: actorOf(caller), caller, cause: 'request' });

/** @param actor of the earlier request that is being completed */
export const byShop = (cause: Exclude<Cause, 'request'>, actor = SYSTEM_ACTOR): Originator => ({
  actor,
  caller: null,
  cause,
});
