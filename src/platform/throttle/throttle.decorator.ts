import { SetMetadata } from '@nestjs/common';
import type { AccountThrottledKind, ThrottledKind } from './limits.js';

export const THROTTLED = Symbol.for('shop.throttled');
export const ACCOUNT_THROTTLED = Symbol.for('shop.throttled-account');
export const READ_COST = Symbol.for('shop.read-cost');
export const STORES_NOTHING = Symbol.for('shop.stores-nothing');

/** The operation uses POST but stores nothing, such as a quote while typing: it does not count as a write. */
export const StoresNothing = () => SetMetadata(STORES_NOTHING, true);

/**
 * A public read of the catalog. It costs the given points, and more for a search, facets and later pages; see
 * ReadBudget.
 */
export const ReadCost = (points: number) => SetMetadata(READ_COST, points);

/** Limits the calls of one client to the operation; see LIMITS. */
export const Throttle = (kind: ThrottledKind) => SetMetadata(THROTTLED, kind);

/** Limits the calls of one customer's account to all operations of a kind together; see ACCOUNT_LIMITS. */
export const ThrottleAccount = (kind: AccountThrottledKind) => SetMetadata(ACCOUNT_THROTTLED, kind);
