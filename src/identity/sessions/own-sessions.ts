import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, sha256Hex, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { AuditLog } from '../data/audit-log.js';
import { deleteSession, openSessionsOf } from '../data/session-rows.js';
import { authErrors } from '../identity.errors.js';
import { agentName } from './agent-name.js';
import { Sessions } from './sessions.js';

/** A session in the list of its user. `id` identifies it and cannot be used as a cookie. */
export interface OwnSession {
  readonly id: string;
  readonly current: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly ip: string | null;
  /** The User-Agent header of the login. */
  readonly agent: string | null;
  /** Browser and system, e.g. `Firefox, Windows`. */
  readonly browser: string | null;
}

const nameOf = (sid: string): string => sha256Hex(sid).slice(0, 32);

/** The sessions of the caller's account. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Lists sessions, newest first.
   * @throws forbidden for callers without an account
   */
  async list(caller: Caller, currentSid: string): Promise<OwnSession[]> {
    const rows = await openSessionsOf(this.db, mustHaveAccount(caller), this.clock.now());
    return rows.map(({ sid, created, expire, ip, agent }) => ({
      id: nameOf(sid),
      current: sid === currentSid,
      createdAt: new Date(Number(created)),
      expiresAt: expire,
      ip,
      agent,
      browser: agentName(agent),
    }));
  }

  async endOthers(caller: Caller, currentSid: string): Promise<void> {
    const userId = mustHaveAccount(caller);
    await this.db.transaction(async (tx) => {
      await this.sessions.endOthers(tx, userId, currentSid);
      await this.audit.record(tx, { caller, action: 'sessions.ended', subjectType: 'user', subjectId: userId });
    });
  }

  /** @throws session_unknown */
  async end(caller: Caller, id: string): Promise<void> {
    const userId = mustHaveAccount(caller);
    const open = await openSessionsOf(this.db, userId, this.clock.now());
    const known = open.find(({ sid }) => nameOf(sid) === id);
    if (!known) throw authErrors.session_unknown();
    await this.db.transaction(async (tx) => {
      await deleteSession(tx, known.sid);
      await this.audit.record(tx, { caller, action: 'sessions.ended', subjectType: 'user', subjectId: userId });
    });
  }
}

function mustHaveAccount({ userId }: Caller): number {
  if (userId === null) throw commonErrors.forbidden();
  return userId;
}
