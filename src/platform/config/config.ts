import type { Language } from '#kernel';
import type { KeyRing } from '../crypto/key-ring.js';

/** Where background jobs run: in the server's own process, nowhere in this process, or only jobs and no HTTP. */
export const WORKER_MODES = ['in-process', 'off', 'only'] as const;
export type WorkerMode = (typeof WORKER_MODES)[number];

/** The checked settings of one process. Source: decisions §1. */
export class Config {
  readonly production!: boolean;
  /** The PostgreSQL to use; null until the embedded one is started. */
  readonly databaseUrl!: string | null;
  /** The same database as the role that owns the schema; null: `databaseUrl` migrates. */
  readonly migrationUrl!: string | null;
  readonly replicaUrls!: readonly string[];
  /** Folder for the embedded database, made secrets, mails and uploads; absolute. */
  readonly dataDir!: string;
  readonly port!: number;
  readonly host!: string;
  /** Absolute, without a trailing slash; every link in mails and pages starts with it. */
  readonly baseUrl!: string;
  /** Path part of `baseUrl`, a prefix for every route; '' when there is none. */
  readonly basePath!: string;
  readonly https!: boolean;
  /** Of SESSION_SECRET: what signs cookies and seals data. */
  readonly keys!: KeyRing;
  readonly adminEmail!: string;
  readonly adminPassword!: string | null;
  readonly smtpUrl!: string | null;
  readonly mailFrom!: string;
  readonly currency!: string;
  readonly timezone!: string;
  readonly language!: Language;
  readonly demo!: boolean;
  readonly templateDir!: string;
  readonly templatePackageDir!: string | null;
  /** Packages with plugins: names, or paths that begin with `./`, `../` or `/`. */
  readonly plugins!: readonly string[];
  /** Peers whose forwarded headers are believed: addresses, networks, or names such as `loopback`. Empty: no peer's. */
  readonly trustProxy!: readonly string[];
  /** Writes a minute and client; 0 is off. */
  readonly rateLimit!: number;
  readonly logLevel!: string;
  readonly worker!: WorkerMode;
  /** Connections of this process to the primary. */
  readonly poolSize!: number;
  /** Connections for public reads of the catalog; to the primary, and to each replica. */
  readonly readPoolSize!: number;
  /** Points a minute and client for public reads of the catalog; 0 is off. */
  readonly readLimit!: number;
  /** Origins that may call from browsers; empty is none. */
  readonly corsOrigins!: readonly string[];
  /** Whether `/api/docs` and `/api/openapi.json` are served. */
  readonly apiDocs!: boolean;
  /**
   * Where security researchers report what they found, as a URI (RFC 9116, 2.5.3); null: the sender of the shop's
   * mails.
   */
  readonly securityContact!: string | null;
  /** The browser that prints; null: the first one found. Absolute. */
  readonly chromiumPath!: string | null;
  /** Prefix of invoice numbers. */
  readonly invoiceSeries!: string;
  /** Number of the first order of a shop that has none. */
  readonly orderStart!: number;
}
