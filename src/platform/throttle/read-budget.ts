import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { isAdministrator, type Caller } from '../access/caller.js';
import { commonErrors } from '../errors/common-errors.js';
import { clientKey } from './client-key.js';

/** Clients in memory; the least recently active one is removed first, with what it has spent. */
const MAX_CLIENTS = 50_000;
/** What a search, counted facets and filters add to an operation's own points, and the most that a deep page adds. */
const SEARCH = 4;
const FACETS = 5;
const FILTERS = 2;
const DEEPEST = 10;
/** Rows that are passed over for one point more. */
const ROWS_A_POINT = 1_000;

interface Account {
  points: number;
  at: number;
}

/**
 * What one client may read of the catalog; answers from memory cost nothing: READ_LIMIT points a minute, saved up
 * for one minute. Counted in this process only: a read must not write.
 */
@Injectable()
export class ReadBudget {
  private readonly accounts = new Map<string, Account>();

  constructor(private readonly config: Config) {}

  /**
   * Administrators and tokens are not counted.
   * @param points of the operation
   * @param query as the address has it, `q=…&page=…`
   * @throws DomainError `too_many_requests` with `retry_after` in seconds
   */
  spend(caller: Caller, points: number, query: string): void {
    const { readLimit: limit, rateLimit } = this.config;
    if (limit === 0 || rateLimit === 0 || caller.tokenId !== null || isAdministrator(caller)) return;
    const account = this.accountOf(clientKey(caller), limit);
    // a limit below the dearest read would never let it pass
    const cost = Math.min(costOf(points, query), limit);
    if (account.points < cost) {
      throw commonErrors.too_many_requests({
        retry_after: Math.max(1, Math.ceil(((cost - account.points) * 60) / limit)),
      });
    }
    account.points -= cost;
  }

  private accountOf(key: string, limit: number): Account {
    const now = performance.now();
    const known = this.accounts.get(key) ?? { points: limit, at: now };
    this.accounts.delete(key);
    this.accounts.set(key, known);
    known.points = Math.min(limit, known.points + ((now - known.at) * limit) / 60_000);
    known.at = now;
    if (this.accounts.size > MAX_CLIENTS) this.accounts.delete(this.accounts.keys().next().value!);
    return known;
  }
}

function costOf(points: number, query: string): number {
  if (query === '') return points;
  const requested = new URLSearchParams(query);
  const given = (name: string): boolean => (requested.get(name) ?? '') !== '';
  const filtered = ['price_min', 'price_max', 'in_stock', 'sku'].some(given) || query.includes('attributes');
  const skipped = ((Number(requested.get('page')) || 1) - 1) * Math.min(Number(requested.get('per_page')) || 20, 100);
  return (
    points +
    (given('q') ? SEARCH : 0) +
    (given('facets') ? FACETS : 0) +
    (filtered ? FILTERS : 0) +
    Math.min(DEEPEST, Math.max(0, Math.floor(skipped / ROWS_A_POINT)))
  );
}
