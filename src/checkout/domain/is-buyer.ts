import type { Caller } from '../../platform/access/caller.js';

/**
 * Buys on their own behalf: budgets and limits bound such callers, not administrators and integrations (decisions §18).
 */
export const isBuyer = ({ kind }: Pick<Caller, 'kind'>): boolean => kind === 'guest' || kind === 'customer';
