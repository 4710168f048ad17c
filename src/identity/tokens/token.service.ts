import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, isApiTokenShape, sha256, type Clock } from '#kernel';
import type { Scope } from '../../platform/access/caller.js';
import { ApiTokenRows, type TokenRow } from '../data/api-token-rows.js';

/** How long a token's row is cached in milliseconds: the maximum delay of a revocation on another instance. */
const CACHED_MS = 1_000;
const MAX_CACHED = 5_000;
const USE_RECORDED_EVERY_MS = 60_000;

/** Identity of a valid token. */
export interface ApiTokenIdentity {
  readonly id: number;
  readonly scopes: readonly Scope[];
}

/** Verifies tokens by their SHA-256 hash; the token itself is not stored. */
@Injectable()
export class TokenService {
  private readonly cached = new Map<string, { row: TokenRow; until: number; usedAt: number }>();

  constructor(
    private readonly rows: ApiTokenRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null if the token is unknown, revoked or expired. */
  async verify(raw: string): Promise<ApiTokenIdentity | null> {
    if (!isApiTokenShape(raw)) return null;
    const hash = sha256(raw);
    const entry = await this.find(hash);
    const now = this.clock.now().getTime();
    if (!entry || (entry.row.expires_at !== null && entry.row.expires_at.getTime() <= now)) return null;
    if (now - entry.usedAt >= USE_RECORDED_EVERY_MS) {
      entry.usedAt = now;
      this.recordUse(entry.row.id, now);
    }
    return { id: entry.row.id, scopes: entry.row.scopes };
  }

  /** Called when a token is revoked, so that this instance refuses it at once. */
  forget(): void {
    this.cached.clear();
  }

  private async find(hash: Buffer): Promise<{ row: TokenRow; usedAt: number } | null> {
    const key = hash.toString('base64');
    const known = this.cached.get(key);
    if (known && known.until > Date.now()) return known;
    const row = await this.rows.byHash(hash);
    if (!row) {
      this.cached.delete(key);
      return null;
    }
    if (this.cached.size >= MAX_CACHED) this.cached.clear();
    const entry = { row, until: Date.now() + CACHED_MS, usedAt: row.last_used_at?.getTime() ?? 0 };
    this.cached.set(key, entry);
    return entry;
  }

  /** Records the use of the token. The request neither waits for it nor fails with it. */
  private recordUse(id: number, now: number): void {
    this.rows.recordUse(id, new Date(now)).catch(() => undefined);
  }
}
