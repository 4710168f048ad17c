import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226, section 4, recommends 160 bits. */
const SECRET_BYTES = 20;
/** The clocks of phones differ; RFC 6238, section 5.2, allows one step. */
const STEPS_APART = 1;

/** Base32, for manual entry in authenticator apps. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code: `otpauth://totp/…`. */
export const totpUri = (secret: string, email: string, shop: string): string => totp(secret, shop, email).toString();

/** The time step (RFC 6238) of the code, if it is the current one or an adjacent one; else null. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_APART });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** The code at a time, as an app shows it. */
export const codeAt = (secret: string, now: Date): string => totp(secret).generate({ timestamp: now.getTime() });

const totp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
