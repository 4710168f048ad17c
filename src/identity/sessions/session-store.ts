import { Inject, Injectable } from '@nestjs/common';
import session, { type SessionData } from 'express-session';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../platform/database/pg-errors.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { deleteSession, extendSession, findSession, insertSession, updateSession } from '../data/session-rows.js';
import { createdAtOf, secretOf, expiryOf, sessionCookie, signingKey } from './session-cookie.js';

const MINUTE_MS = 60_000;
const TOUCH_EVERY_MS = MINUTE_MS;
const MAX_REMEMBERED_TOUCHES = 20_000;

type Done = (error?: unknown) => void;

/**
 * Sessions in PostgreSQL, shared by all instances. A guest's session with only its secret is not stored: the secret is
 * derived from the id, so that visitors who only read, and robots, leave no row behind.
 */
@Injectable()
export class SessionStore extends session.Store {
  /**
   * Content of each stored session in the database. A stored session is written only if its content differs from this
   * one, and only by an update, so that a session that was ended is not restored.
   */
  private readonly stored = new WeakMap<object, string>();
  private readonly unstored = new WeakSet<object>();
  /** Sessions of background requests, which do not extend them. */
  private readonly unattended = new WeakSet<object>();
  private readonly touched = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    findSession(this.database, sid, this.clock.now()).then(
      (found) => done(null, found ?? this.unstoredGuest(sid)),
      (error: unknown) => done(readable(error)),
    );
  }

  override createSession(
    request: Parameters<session.Store['createSession']>[0],
    data: SessionData,
  ): session.Session & SessionData {
    const made = super.createSession(request, data);
    if (this.unstored.has(data)) this.unstored.add(made);
    else this.stored.set(made, contentOf(data));
    return made;
  }

  override set(sid: string, data: SessionData, done: Done = () => undefined): void {
    const stored = this.stored.get(data);
    const content = contentOf(data);
    if (stored === content || (stored === undefined && this.isBare(sid, data))) return done();
    const now = this.clock.now().getTime();
    const createdAt = data.createdAt ?? now;
    const store = stored === undefined ? insertSession : updateSession;
    const expires = new Date(this.expiryOf(data, createdAt, now));
    store(this.database, sid, JSON.stringify({ ...data, createdAt }), expires)
      .then(() => {
        this.stored.set(data, content);
        this.remember(sid, now);
        done();
      })
      .catch((error: unknown) => done(readable(error)));
  }

  override touch(sid: string, data: SessionData, done: Done = () => undefined): void {
    if (this.unstored.has(data) || this.unattended.has(data)) return done();
    const now = this.clock.now().getTime();
    if (now - (this.touched.get(sid) ?? 0) < TOUCH_EVERY_MS) return done();
    this.remember(sid, now);
    extendSession(this.database, sid, new Date(this.expiryOf(data, data.createdAt ?? now, now))).then(
      () => done(),
      (error: unknown) => done(readable(error)),
    );
  }

  override destroy(sid: string, done: Done = () => undefined): void {
    deleteSession(this.database, sid).then(
      () => done(),
      (error: unknown) => done(readable(error)),
    );
  }

  /** Marks a background request of a screen, which does not count as activity of its user. */
  markUnattended(data: SessionData): void {
    this.unattended.add(data);
  }

  /** Data of a session that is not stored: that of a guest with only a secret. */
  private unstoredGuest(sid: string): SessionData | null {
    const now = this.clock.now();
    const createdAt = createdAtOf(sid, now);
    if (createdAt === null) return null;
    const { maxAge = null, ...cookie } = sessionCookie(this.config);
    const { secret } = signingKey() ?? this.config.keys.current;
    const data = {
      cookie: { ...cookie, originalMaxAge: maxAge },
      csrfSecret: secretOf(sid, secret),
      createdAt,
    } as SessionData;
    this.unstored.add(data);
    return data;
  }

  private isBare(sid: string, { cookie: _cookie, csrfSecret, createdAt: _createdAt, ...rest }: SessionData): boolean {
    return (
      Object.values(rest).every((value) => value === undefined) &&
      this.config.keys.keys.some(({ secret }) => csrfSecret === secretOf(sid, secret))
    );
  }

  private expiryOf(data: SessionData, createdAt: number, now: number): number {
    return expiryOf(data, createdAt, now, this.shop.administratorIdleMinutes * MINUTE_MS);
  }

  private remember(sid: string, now: number): void {
    if (this.touched.size >= MAX_REMEMBERED_TOUCHES) this.touched.clear();
    this.touched.set(sid, now);
  }
}

/** The stored content of a session, without the cookie, whose time changes with each request. */
const contentOf = ({ cookie: _cookie, ...data }: SessionData): string => JSON.stringify(data);

/**
 * Hides the code ENOENT, which errors of closed sockets have, because express-session reads it as "no such session".
 */
const readable = (error: unknown): unknown =>
  isDatabaseUnavailable(error) ? commonErrors.database_unavailable({ retry_after: 2 }) : error;
