import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK, randomBase62, sha256, type Clock } from '#kernel';
import { Config } from '../../config/config.js';
import type { Transaction } from '../../database/transaction.js';
import type { Caller } from '../../http/caller/caller.js';
import { clientKey } from '../../throttle/client-key.js';
import { Housekeeping } from '../housekeeping.js';
import { agentName } from '../session/agent-name.js';
import { deviceCookieName, readDevice, sessionCookie } from '../session/session-cookie.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Answers whether the account is known at all, and by one of these marks; all of them are known from now on. */
const MEET = {
  name: 'known_device_meet',
  text: `WITH noted AS (
      INSERT INTO known_device AS d (user_id, mark, seen_at) SELECT $1, unnest($2::bytea[]), $3
      ON CONFLICT (user_id, mark) DO UPDATE SET seen_at = excluded.seen_at)
    SELECT count(*) > 0 AS has_any, coalesce(bool_or(mark = ANY ($2::bytea[])), false) AS has_this FROM known_device WHERE user_id = $1`,
};

/**
 * From where an account has logged in within a year. A device is known by its cookie, which lasts; where cookies are not kept, by
 * its kind of browser in the same network. Hashes alone are stored.
 */
@Injectable()
export class KnownDevices implements OnModuleInit {
  constructor(private readonly config: Config, private readonly housekeeping: Housekeeping, @Inject(CLOCK) private readonly clock: Clock) {}

  onModuleInit(): void {
    this.housekeeping.register({ table: 'known_device', condition: 'seen_at <= $1', keptFor: YEAR_MS });
  }

  /** Whether this login is from a device that the account has not used; never at its first one. The device gets its cookie. */
  async isNew(tx: Pick<Transaction, 'query'>, request: Request, caller: Pick<Caller, 'tokenId' | 'ip'>, userId: number): Promise<boolean> {
    const sent = readDevice(request, this.config);
    const device = sent ?? randomBase62(32);
    const place = `${agentName(request.headers['user-agent'] ?? null) ?? request.headers['user-agent']?.slice(0, 300) ?? ''} ${clientKey(caller)}`;
    const [known] = await tx.query<{ has_any: boolean; has_this: boolean }>(MEET, [userId, [sha256(`device ${device}`), sha256(`place ${place}`)], this.clock.now()]);
    const { secure, path } = sessionCookie(this.config);
    request.res?.cookie(deviceCookieName(this.config), device, { httpOnly: true, sameSite: 'lax', secure: secure === true, path: path!, maxAge: YEAR_MS });
    return known!.has_any && !known!.has_this;
  }
}
