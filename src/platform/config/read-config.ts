import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { emailAddress, isCurrency, isTimeZone, LANGUAGES, type Language } from '#kernel';
import { Config, WORKER_MODES, type WorkerMode } from './config.js';
import { ensureWritable, existingFolder } from './folders.js';
import { KeyRing, SECRET_MIN_LENGTH } from '../crypto/key-ring.js';
import { SettingError } from './setting-error.js';
import { databaseAddress } from './database-url.js';
import { storedSecret } from './stored-secret.js';
import { readTrustProxy } from './read-trust-proxy.js';
import { readSecurityContact } from './read-security-contact.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings, which docs/settings.md describes.
 * @throws SettingError that names the first wrong setting
 */
export function readConfig(env: Environment): Config {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const production = text('NODE_ENV') === 'production';
  const dataDir = resolve(text('DATA_DIR') ?? '.data');
  const port = integer(env, 'PORT', 3000, 0, 65535);
  const base = baseUrl(text('BASE_URL') ?? `http://localhost:${port}`);
  const address = (name: string): string | null => (text(name) ? databaseAddress(name, text(name)!) : null);
  const databaseUrl = address('DATABASE_URL');
  const migrationUrl = address('DATABASE_MIGRATION_URL');
  if (migrationUrl && !databaseUrl)
    throw new SettingError('DATABASE_MIGRATION_URL', 'is set without DATABASE_URL: set both');
  const replicaUrls = list(env, 'DATABASE_REPLICA_URLS').map((replica) =>
    databaseAddress('DATABASE_REPLICA_URLS', replica),
  );
  const smtpUrl = text('SMTP_URL');
  if (smtpUrl) url('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']);
  const basePath = base.pathname.replace(/\/+$/, '');
  const https = base.protocol === 'https:';
  const adminEmail = emailAddress(email(text('ADMIN_EMAIL') ?? 'admin@example.com'));
  ensureWritable('DATA_DIR', dataDir);
  return Object.assign(new Config(), {
    production,
    databaseUrl,
    migrationUrl,
    replicaUrls,
    dataDir,
    port,
    basePath,
    https,
    adminEmail,
    smtpUrl,
    host: text('HOST') ?? '127.0.0.1',
    baseUrl: base.origin + basePath,
    adminPassword: env['ADMIN_PASSWORD'] || null,
    keys: keyRing(text('SESSION_SECRET'), production, dataDir),
    mailFrom: sender(text('MAIL_FROM') ?? `shop@${base.hostname === 'localhost' ? 'example.com' : base.hostname}`),
    currency: currency(text('SHOP_CURRENCY') ?? 'EUR'),
    timezone: timezone(text('SHOP_TIMEZONE')),
    language: oneOf<Language>('SHOP_LANGUAGE', text('SHOP_LANGUAGE') ?? 'en', LANGUAGES),
    demo: flag('DEMO', text('DEMO')) && !production,
    templateDir: existingFolder('TEMPLATE_DIR', text('TEMPLATE_DIR')) ?? resolve('overrides'),
    templatePackageDir: existingFolder('TEMPLATE_PACKAGE_DIR', text('TEMPLATE_PACKAGE_DIR')),
    plugins: [...new Set(list(env, 'PLUGINS'))],
    trustProxy: readTrustProxy(list(env, 'TRUST_PROXY'), https),
    rateLimit: integer(env, 'RATE_LIMIT', 120, 0, 1_000_000),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    worker: oneOf<WorkerMode>('WORKER', text('WORKER') ?? 'in-process', WORKER_MODES),
    poolSize: integer(env, 'DATABASE_POOL', 20, 2, 200),
    readPoolSize: integer(env, 'DATABASE_READ_POOL', 8, 1, 200),
    readLimit: integer(env, 'READ_LIMIT', 3000, 0, 1_000_000),
    corsOrigins: list(env, 'CORS_ORIGINS').map((origin) => url('CORS_ORIGINS', origin, ['http:', 'https:']).origin),
    apiDocs: flag('API_DOCS', text('API_DOCS') ?? '1'),
    securityContact: readSecurityContact(text('SECURITY_CONTACT')),
    chromiumPath: program('CHROMIUM_PATH', text('CHROMIUM_PATH')),
    ...documentSeries(text),
    orderStart: integer(env, 'SHOP_ORDER_START', 1, 1, 999_999_999),
  } satisfies Config);
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (!/^\d{1,9}$/.test(value) || Number(value) < min || Number(value) > max) {
    throw new SettingError(name, `must be a whole number from ${min} to ${max}`);
  }
  return Number(value);
}

function list(env: Environment, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function url(name: string, value: string, protocols: string[]): URL {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new SettingError(
      name,
      `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  }
  return parsed;
}

/** Base of all links: only the origin and a path are allowed. */
function baseUrl(value: string): URL {
  const base = url('BASE_URL', value, ['http:', 'https:']);
  if (base.username || base.password || base.search || base.hash) {
    throw new SettingError('BASE_URL', 'must be an origin and a path alone, without user, password, ? and #');
  }
  return base;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  if (!(allowed as readonly string[]).includes(value))
    throw new SettingError(name, `must be one of ${allowed.join(', ')}`);
  return value as T;
}

function flag(name: string, value: string | null): boolean {
  if (value === null) return false;
  return ['1', 'true'].includes(oneOf(name, value, ['0', '1', 'true', 'false']));
}

function currency(value: string): string {
  if (!isCurrency(value)) throw new SettingError('SHOP_CURRENCY', 'must be an ISO 4217 code such as EUR');
  return value;
}

function timezone(value: string | null): string | null {
  if (value !== null && !isTimeZone(value))
    throw new SettingError('SHOP_TIMEZONE', 'must be an IANA time zone such as Europe/Kyiv');
  return value;
}

function email(value: string): string {
  if (!/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(value)) throw new SettingError('ADMIN_EMAIL', 'must be an e-mail address');
  return value;
}

function sender(value: string): string {
  if (!/^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$/.test(value)) {
    throw new SettingError(
      'MAIL_FROM',
      'must be an e-mail address, or a name and an address such as Shop <shop@example.com>',
    );
  }
  return value;
}

/** Absolute path of an executable file that exists. */
function program(name: string, value: string | null): string | null {
  if (value === null) return null;
  try {
    accessSync(resolve(value), constants.X_OK);
  } catch {
    throw new SettingError(name, 'must be the path of a program that may be run here');
  }
  return resolve(value);
}

/** The two series must differ, because each series has numbers of its own. */
function documentSeries(text: (name: string) => string | null): Pick<Config, 'invoiceSeries' | 'creditNoteSeries'> {
  const invoiceSeries = series('INVOICE_SERIES', text('INVOICE_SERIES') ?? 'INV');
  const creditNoteSeries = series('CREDIT_NOTE_SERIES', text('CREDIT_NOTE_SERIES') ?? 'CN');
  if (creditNoteSeries === invoiceSeries)
    throw new SettingError('CREDIT_NOTE_SERIES', 'must differ from INVOICE_SERIES');
  return { invoiceSeries, creditNoteSeries };
}

/** The series is part of file names, and of numbers that people read aloud. */
function series(name: string, value: string): string {
  if (!/^[A-Z0-9]{1,10}$/.test(value))
    throw new SettingError(name, 'must be 1 to 10 capital letters or digits, e.g. INV');
  return value;
}

function keyRing(value: string | null, production: boolean, dataDir: string): KeyRing {
  if (value && value.length < SECRET_MIN_LENGTH)
    throw new SettingError('SESSION_SECRET', `must have at least ${SECRET_MIN_LENGTH} characters`);
  if (!value && production) throw new SettingError('SESSION_SECRET', 'is required when NODE_ENV=production');
  return KeyRing.read(value ?? storedSecret(dataDir, 'session-secret'));
}
