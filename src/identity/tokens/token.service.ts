import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, isApiTokenShape, sha256, type Clock } from '#kernel';
import type { Scope } from '../../platform/access/caller.js';
import { ApiTokenRows, type TokenRow } from '../data/api-token-rows.js';

/** How long a token's row is believed without looking again: the most that a revocation may take on another instance. */
const BELIEVED_MS = 1_000;
const MAX_BELIEVED = 5_000;
const USE_NOTED_EVERY_MS = 60_000;

/** What a good token says of its bearer. */
export interface ApiTokenIdentity {
  readonly id: number;
  readonly scopes: readonly Scope[];
}

/** Knows a token by its SHA-256; the token itself is stored nowhere. */
@Injectable()
export class TokenService {
  private readonly believed = new Map<string, { row: TokenRow; until: number; usedAt: number }>();

  constructor(
    private readonly rows: ApiTokenRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** null when the token is unknown, revoked or over. */
  async verify(raw: string): Promise<ApiTokenIdentity | null> {
    if (!isApiTokenShape(raw)) return null;
    const hash = sha256(raw);
    const entry = await this.find(hash);
    const now = this.clock.now().getTime();
    if (!entry || (entry.row.expires_at !== null && entry.row.expires_at.getTime() <= now)) return null;
    if (now - entry.usedAt >= USE_NOTED_EVERY_MS) {
      entry.usedAt = now;
      this.noteUse(entry.row.id, now);
    }
    return { id: entry.row.id, scopes: entry.row.scopes };
  }

  /** Called when one is revoked: here it is refused from now on. */
  forget(): void {
    this.believed.clear();
  }

  private async find(hash: Buffer): Promise<{ row: TokenRow; usedAt: number } | null> {
    const key = hash.toString('base64');
    const known = this.believed.get(key);
    if (known && known.until > Date.now()) return known;
    const row = await this.rows.byHash(hash);
    if (!row) {
      this.believed.delete(key);
      return null;
    }
    if (this.believed.size >= MAX_BELIEVED) this.believed.clear();
    const entry = { row, until: Date.now() + BELIEVED_MS, usedAt: row.last_used_at?.getTime() ?? 0 };
    this.believed.set(key, entry);
    return entry;
  }

  /** The request does not wait for it, and does not fail with it. */
  private noteUse(id: number, now: number): void {
    this.rows.noteUse(id, new Date(now)).catch(() => undefined);
  }
}
