import { FieldErrors } from '#kernel';
import type { KeyRing } from '../platform/crypto/key-ring.js';
import { Sealer } from '../platform/crypto/sealer.js';
import type { SmtpServer } from '../platform/shop/smtp-server.js';

/** The mail server as stored; its password is encrypted. */
export type StoredSmtp = SmtpServer;

/**
 * The mail server as sent. A missing password keeps the stored one, unless the server changes; null, an empty password
 * or a missing user removes it.
 */
export interface SmtpChange extends Omit<SmtpServer, 'password'> {
  readonly password?: string | null;
}

/** Encryption of the mail server's password. The purpose must never change, because the key is derived from it. */
export const smtpSealer = (keys: KeyRing): Sealer => new Sealer(keys, 'mail server');

/** The server with its password in clear. A password that cannot be decrypted counts as missing. */
export const openedSmtp = (stored: StoredSmtp | null, sealer: Sealer): SmtpServer | null =>
  stored && { ...stored, password: stored.password === null ? null : sealer.open(stored.password) };

/**
 * The server to be stored after a change. Another server never gets the stored password: who may change the settings
 * could else read it there.
 * @throws FieldErrors at `smtp.password`
 */
export function sealedSmtp(before: StoredSmtp | null, change: SmtpChange | null, sealer: Sealer): StoredSmtp | null {
  if (change === null) return null;
  const { host, port, user, password, security } = change;
  const kept = before?.password ?? null;
  const isSame = before?.host === host && before.port === port && before.security === security;
  if (user && password === undefined && kept !== null && !isSame)
    throw new FieldErrors({ 'smtp.password': [{ key: 'validation.required' }] });
  return {
    host,
    port,
    user,
    security,
    password: !user ? null : password === undefined ? kept : password ? sealer.seal(password) : null,
  };
}

/** The server without the value of its password, for the activity log. */
export const shownSmtp = (stored: StoredSmtp | null): object | null =>
  stored && { ...stored, password: stored.password === null ? null : '[hidden]' };
