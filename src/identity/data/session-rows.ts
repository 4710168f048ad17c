import type { SessionData } from 'express-session';
import { Not } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { SessionEntity } from './session.entity.js';

type Queries = Pick<Transaction, 'query'>;
type Entities = Pick<Transaction, 'entities'>;

/** A session in the list of its user. */
export interface SessionOrigin {
  readonly sid: string;
  /** Milliseconds since 1970, in digits. */
  readonly created: string | null;
  readonly expire: Date;
  readonly ip: string | null;
  /** The User-Agent header of the login. */
  readonly agent: string | null;
}

// SQL: runs for every request with a session, so it is prepared; the session is valid while its account is active and
// keeps its role and password
const GET = {
  name: 'session_get',
  text: `SELECT s.sess FROM session s LEFT JOIN app_user u ON u.id = s.user_id
    WHERE s.sid = $1 AND s.expire > $2 AND (s.user_id IS NULL OR (
      u.active AND u.role = s.sess ->> 'role'
        AND extract(epoch FROM u.password_changed_at)::text = s.sess ->> 'stamp'))`,
};
// SQL: runs frequently, so it is prepared; one statement, whether the session is stored or not
const INSERT = {
  name: 'session_insert',
  text: `INSERT INTO session (sid, sess, expire) VALUES ($1, $2, $3)
    ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire`,
};
// SQL: runs frequently, so it is prepared
const UPDATE = { name: 'session_update', text: 'UPDATE session SET sess = $2, expire = $3 WHERE sid = $1' };
// SQL: runs once a minute for every active session, so it is prepared
const TOUCH = { name: 'session_touch', text: 'UPDATE session SET expire = $2 WHERE sid = $1' };
// SQL: reads members of the data instead of all of it
const ORIGINS = `SELECT sid, sess ->> 'createdAt' AS created, expire, sess ->> 'ip' AS ip, sess ->> 'agent' AS agent
  FROM session WHERE user_id = $1`;

/** Null if the session is unknown or has expired, or its account has changed. */
export async function findSession(db: Queries, sid: string, now: Date): Promise<SessionData | null> {
  return (await db.query<{ sess: SessionData }>(GET, [sid, now]))[0]?.sess ?? null;
}

/** @param data the SessionData as JSON */
export async function insertSession(db: Queries, sid: string, data: string, expires: Date): Promise<void> {
  await db.query(INSERT, [sid, data, expires]);
}

/** Updates a session; one that was ended meanwhile is not restored. */
export async function updateSession(db: Queries, sid: string, data: string, expires: Date): Promise<void> {
  await db.query(UPDATE, [sid, data, expires]);
}

export async function extendSession(db: Queries, sid: string, expires: Date): Promise<void> {
  await db.query(TOUCH, [sid, expires]);
}

export async function deleteSession({ entities }: Entities, sid: string): Promise<void> {
  await entities.delete(SessionEntity, { sid });
}

/** Deletes the sessions of an account, except `exceptSid` if it is given. */
export async function deleteSessionsOf({ entities }: Entities, userId: number, exceptSid?: string): Promise<void> {
  await entities.delete(SessionEntity, { user_id: userId, ...(exceptSid !== undefined && { sid: Not(exceptSid) }) });
}

/** The open sessions of an account, at most 100, newest first. */
export function openSessionsOf(db: Queries, userId: number, now: Date): Promise<SessionOrigin[]> {
  // SQL: sorts by a member of the data
  return db.query(`${ORIGINS} AND expire > $2 ORDER BY (sess ->> 'createdAt')::bigint DESC LIMIT 100`, [userId, now]);
}

/** All stored sessions of an account, at most 1000, latest expiry first. */
export function storedSessionsOf(db: Queries, userId: number): Promise<SessionOrigin[]> {
  // SQL: reads members of the data instead of all of it
  return db.query(`${ORIGINS} ORDER BY expire DESC LIMIT 1000`, [userId]);
}

/** Owner keys of the guests whose carts and lists an account's sessions have held; see Caller.ownerKey. */
export async function guestOwnerKeysOf(db: Queries, userId: number): Promise<string[]> {
  // SQL: the keys are hashes of values in the data
  const rows = await db.query<{ key: string }>(
    `SELECT DISTINCT 'g:' || encode(sha256(convert_to(sess ->> 'guestToken', 'UTF8')), 'hex') AS key
     FROM session WHERE user_id = $1 AND sess ->> 'guestToken' IS NOT NULL`,
    [userId],
  );
  return rows.map(({ key }) => key);
}

/** Limits the expiry of administrators' open sessions. */
export async function shortenAdministratorSessions(tx: Queries, until: Date): Promise<void> {
  // SQL: one statement for all sessions, by the roles of their accounts
  await tx.query(
    `UPDATE session SET expire = $1 WHERE expire > $1
     AND user_id IN (SELECT id FROM app_user WHERE role <> 'customer')`,
    [until],
  );
}
