import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { type AccountRole, guestTokenOf } from '../../platform/access/caller.js';
import { clientAddress } from '../../platform/http/security/client-address.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { deleteSessionsOf, shortenAdministratorSessions } from '../data/session-rows.js';
import { sessionCookie, sessionCookieName, limitsOf } from './session-cookie.js';
import '../../platform/access/session-data.js';

const MINUTE_MS = 60_000;

/** An account that logs in. */
export interface SessionOwner {
  readonly userId: number;
  readonly role: AccountRole;
  readonly customerId: number | null;
  /** See SessionData.stamp. */
  readonly stamp: string;
}

/** Starts and ends sessions. */
@Injectable()
export class Sessions {
  constructor(
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Starts a new session for the account, with a new id; the guest's orders stay readable. Returns its CSRF token. */
  async open(request: Request, owner: SessionOwner): Promise<string> {
    const kept = keptOf(request);
    await promised((done) => request.session.regenerate(done));
    Object.assign(request.session, owner, kept, { provenAt: this.clock.now().getTime(), ...originOf(request) });
    request.session.cookie.maxAge = limitsOf(owner).absolute;
    const token = request.csrfToken();
    await promised((done) => request.session.save(done));
    return token;
  }

  /** Records that the session's user has entered a password or a code again. */
  async proven(request: Request): Promise<void> {
    request.session.provenAt = this.clock.now().getTime();
    await promised((done) => request.session.save(done));
  }

  /**
   * The CSRF token of the caller's session. If the caller has none, a session is started, for which nothing is stored.
   * Null for callers with a token.
   */
  csrfToken(request: Request): string | null {
    return request.session ? request.csrfToken() : null;
  }

  /** Ends the caller's session and removes its cookie. */
  async close(request: Request): Promise<void> {
    if (!request.session) return;
    await promised((done) => request.session.destroy(done));
    const { path, httpOnly, sameSite } = sessionCookie(this.config);
    request.res?.clearCookie(sessionCookieName(this.config), { path, secure: this.config.https, httpOnly, sameSite });
  }

  /**
   * Starts a guest's session with a new id. The session stores that the password was correct and that the code is still
   * required.
   */
  async startTwoFactorChallenge(
    request: Request,
    pendingLogin: NonNullable<SessionData['pendingLogin']>,
  ): Promise<void> {
    const kept = keptOf(request);
    await promised((done) => request.session.regenerate(done));
    Object.assign(request.session, kept, { pendingLogin });
    request.csrfToken();
    await promised((done) => request.session.save(done));
  }

  /** Ends all sessions of an account except this one. */
  endOthers(tx: Pick<Transaction, 'entities'>, userId: number, sid: string): Promise<void> {
    return deleteSessionsOf(tx, userId, sid);
  }

  /** Ends all sessions of an account, e.g. because its password or role changed. */
  endAll(tx: Pick<Transaction, 'entities'>, userId: number): Promise<void> {
    return deleteSessionsOf(tx, userId);
  }

  /** Limits the remaining time of administrators' open sessions to this many minutes. */
  shortenOfAdministrators(tx: Pick<Transaction, 'query'>, minutes: number): Promise<void> {
    return shortenAdministratorSessions(tx, new Date(this.clock.now().getTime() + minutes * MINUTE_MS));
  }
}

/** Rights of a guest that stay after a login or logout. */
function keptOf(request: Request): Pick<SessionData, 'guestToken' | 'orderGrants'> {
  const orderGrants = request.session.orderGrants;
  return { guestToken: guestTokenOf(request).token, ...(orderGrants && { orderGrants }) };
}

const AGENT_MAX = 300;

function originOf(request: Request): { ip: string; agent?: string } {
  const agent = request.headers['user-agent']?.slice(0, AGENT_MAX);
  return { ip: clientAddress(request), ...(agent && { agent }) };
}

const promised = (start: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) =>
    start((error) => (error ? reject(error instanceof Error ? error : new Error(String(error))) : resolve())),
  );
