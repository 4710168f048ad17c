import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK, randomBase62, sha256, type Clock } from '#kernel';
import { Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { clientKey } from '../../platform/throttle/client-key.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { agentName } from '../sessions/agent-name.js';
import { deviceCookieName, readDevice, sessionCookie } from '../sessions/session-cookie.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const AGENT_MAX = 300;
/** Of one account: a client without cookies is a new device each time. */
const MAX_MARKS = 100;

/**
 * Answers how many marks of the account were known, and whether one of these was; all of them are known from now on.
 */
const RECORD = {
  name: 'known_device_meet',
  text: `WITH stored AS (
      INSERT INTO known_device AS d (user_id, mark, seen_at) SELECT $1, unnest($2::bytea[]), $3
      ON CONFLICT (user_id, mark) DO UPDATE SET seen_at = excluded.seen_at)
    SELECT count(*)::int AS known, coalesce(bool_or(mark = ANY ($2::bytea[])), false) AS is_this
    FROM known_device WHERE user_id = $1`,
};
const FORGET = `DELETE FROM known_device WHERE user_id = $1 AND mark IN (
  SELECT mark FROM known_device WHERE user_id = $1 ORDER BY seen_at DESC OFFSET ${MAX_MARKS})`;

/**
 * From where an account has logged in within a year. A device is known by its cookie, which lasts; where cookies are
 * not kept, by its kind of browser in the same network. Hashes alone are stored.
 */
@Injectable()
export class KnownDevices implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly housekeeping: Housekeeping,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register({ table: 'known_device', condition: 'seen_at <= $1', retentionMs: YEAR_MS });
  }

  /**
   * Whether this login is from a device that the account has not used; never at its first one. The device gets its
   * cookie.
   */
  async isNew(
    tx: Pick<Transaction, 'query'>,
    request: Request,
    caller: Pick<Caller, 'tokenId' | 'ip'>,
    userId: number,
  ): Promise<boolean> {
    const device = readDevice(request, this.config) ?? randomBase62(32);
    const marks = [sha256(`device ${device}`), sha256(`place ${placeOf(request, caller)}`)];
    const [row] = await tx.query<{ known: number; is_this: boolean }>(RECORD, [userId, marks, this.clock.now()]);
    if (row!.known > MAX_MARKS) await tx.query(FORGET, [userId]);
    this.giveCookie(request, device);
    return row!.known > 0 && !row!.is_this;
  }

  private giveCookie(request: Request, device: string): void {
    const { secure, path } = sessionCookie(this.config);
    const options = { httpOnly: true, sameSite: 'lax', secure: secure === true, path: path!, maxAge: YEAR_MS } as const;
    request.res?.cookie(deviceCookieName(this.config), device, options);
  }
}

/** The kind of browser and the network. */
function placeOf(request: Request, caller: Pick<Caller, 'tokenId' | 'ip'>): string {
  const agent = request.headers['user-agent'] ?? '';
  return `${agentName(agent) ?? agent.slice(0, AGENT_MAX)} ${clientKey(caller)}`;
}
