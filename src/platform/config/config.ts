import type { Language } from '#kernel';
import type { KeyRing } from '../crypto/key-ring.js';

/** Where background jobs run: in the server's own process, nowhere in this process, or only jobs and no HTTP. */
export type WorkerMode = 'in-process' | 'off' | 'only';

/** The checked settings of one process. Source: decisions §1. */
export class Config {
  readonly production!: boolean;
  /** The PostgreSQL to use; null until the embedded one is started. */
  readonly databaseUrl!: string | null;
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
  readonly trustProxy!: readonly string[];
  /** Writes a minute and client; 0 is off. */
  readonly rateLimit!: number;
  readonly logLevel!: string;
  readonly worker!: WorkerMode;
  /** Connections of this process to the primary. */
  readonly poolSize!: number;
  /** Origins that may call from browsers; empty is none. */
  readonly corsOrigins!: readonly string[];
  /** The browser that prints; null: the first one found. Absolute. */
  readonly chromiumPath!: string | null;
  /** What the numbers of invoices begin with. */
  readonly invoiceSeries!: string;
}
