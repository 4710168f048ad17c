import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK, randomBase62, sha256, type Clock } from '#kernel';
import { Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { clientKey } from '../../platform/throttle/client-key.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { recordMarks } from '../data/known-device-rows.js';
import { agentName } from '../sessions/agent-name.js';
import { deviceCookieName, readDevice, sessionCookie } from '../sessions/session-cookie.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const AGENT_MAX = 300;

/**
 * Devices from which an account has logged in within a year. A device is recognized by its cookie; without cookies, by
 * its kind of browser in the same network. Only hashes are stored.
 */
@Injectable()
export class KnownDevices implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly housekeeping: Housekeeping,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register({ table: 'known_device', column: 'seen_at', retentionMs: YEAR_MS });
  }

  /**
   * Whether this login is from a device that is new for the account; false at the first login. Sets the cookie of the
   * device.
   */
  async isNew(
    tx: Pick<Transaction, 'query'>,
    request: Request,
    caller: Pick<Caller, 'tokenId' | 'ip'>,
    userId: number,
  ): Promise<boolean> {
    const device = readDevice(request, this.config) ?? randomBase62(32);
    const marks = [sha256(`device ${device}`), sha256(`place ${placeOf(request, caller)}`)];
    const { known, isKnown } = await recordMarks(tx, userId, marks, this.clock.now());
    this.giveCookie(request, device);
    return known > 0 && !isKnown;
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
