import type { Language } from '#kernel';
import type { KeyRing } from '../crypto/key-ring.js';

/** Where background jobs run: in the server's process, not in this process, or alone in this process without HTTP. */
export const WORKER_MODES = ['in-process', 'off', 'only'] as const;
export type WorkerMode = (typeof WORKER_MODES)[number];

/** The checked settings of one process; docs/settings.md describes them. */
export class Config {
  readonly production!: boolean;
  /** URL of PostgreSQL; null until the embedded server has started. */
  readonly databaseUrl!: string | null;
  /** The same database with the role that owns the schema; null if migrations use `databaseUrl`. */
  readonly migrationUrl!: string | null;
  readonly replicaUrls!: readonly string[];
  /** Absolute path of the folder for the embedded database, generated secrets, mails and uploads. */
  readonly dataDir!: string;
  readonly port!: number;
  readonly host!: string;
  /** Absolute URL without a trailing slash; all links in mails and pages start with it. */
  readonly baseUrl!: string;
  /** Path of `baseUrl`, the prefix of all routes; '' if there is none. */
  readonly basePath!: string;
  readonly https!: boolean;
  /** Keys from SESSION_SECRET, which sign cookies and encrypt stored secrets. */
  readonly keys!: KeyRing;
  readonly adminEmail!: string;
  readonly adminPassword!: string | null;
  readonly smtpUrl!: string | null;
  readonly mailFrom!: string;
  readonly currency!: string;
  /** Null: SHOP_TIMEZONE is not set, and the settings of the shop decide. */
  readonly timezone!: string | null;
  readonly language!: Language;
  readonly demo!: boolean;
  readonly templateDir!: string;
  readonly templatePackageDir!: string | null;
  /** Packages with plugins: names, or paths that begin with `./`, `../` or `/`. */
  readonly plugins!: readonly string[];
  /** Proxies whose forwarded headers are trusted: addresses, networks, or names such as `loopback`. Empty: none. */
  readonly trustProxy!: readonly string[];
  /** Writes per minute and client; 0 disables the limit. */
  readonly rateLimit!: number;
  readonly logLevel!: string;
  readonly worker!: WorkerMode;
  /** Database connections of this process to the primary server. */
  readonly poolSize!: number;
  /** Connections for public reads of the catalog, to the primary server and to each replica. */
  readonly readPoolSize!: number;
  /** Points per minute and client for public reads of the catalog; 0 disables the limit. */
  readonly readLimit!: number;
  /** Origins of browsers that may call the API; empty: none. */
  readonly corsOrigins!: readonly string[];
  /** Whether `/api/docs` and `/api/openapi.json` are served. */
  readonly apiDocs!: boolean;
  /**
   * URI to which security researchers report vulnerabilities (RFC 9116, 2.5.3); null: the sender address of the shop's
   * mails.
   */
  readonly securityContact!: string | null;
  /** Absolute path of the browser that prints PDFs; null: the first one found. */
  readonly chromiumPath!: string | null;
  /** Prefix of invoice numbers. */
  readonly invoiceSeries!: string;
  /** Prefix of the numbers of credit notes. */
  readonly creditNoteSeries!: string;
  /** Number of the first order of an empty shop. */
  readonly orderStart!: number;
}
