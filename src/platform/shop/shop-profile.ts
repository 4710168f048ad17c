import type { Language } from '#kernel';
import type { AccountRole } from '../access/caller.js';
import type { ShopLanguages } from '../i18n/language.js';
import type { SmtpServer } from './smtp-server.js';

/** Sender of emails; `name` may be ''. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/** Contact details of the shop; '' means not set. */
export interface ShopContact {
  /** The seller's address in one line: street, postal code, city, country. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** A replaced mail server, and the sender of its emails. */
export interface FormerMailServer {
  readonly server: SmtpServer;
  readonly sender: MailSender;
}

/** Settings of the shop that technical services and accounts need; the settings module implements it. */
export abstract class ShopProfile implements ShopLanguages {
  abstract readonly name: string;
  abstract readonly sender: MailSender;
  /** Contact details of the shop, in the language. */
  abstract contact(language: Language): ShopContact;
  /** Default language, for callers without one. */
  abstract readonly language: Language;
  /** Languages offered to customers. */
  abstract readonly languages: readonly Language[];
  /** The mail server that an owner has set up, with its password; null: none. SMTP_URL has precedence. */
  abstract readonly smtp: SmtpServer | null;
  /** IANA name. Days of documents, deadlines, reports and pages begin at its midnight. */
  abstract readonly timezone: string;
  /** Mails per hour to one address from callers who have not proven to own it. */
  abstract readonly mailsPerHour: number;
  /** Minutes without a request after which an administrator's session ends. */
  abstract readonly administratorIdleMinutes: number;
  /** Whether an administrator with this role must have a second factor; false for all other callers. */
  abstract requiresSecondFactorOf(role: AccountRole | null): boolean;
  /** A mail server that was replaced less than a day ago; null: the id is unknown. */
  abstract formerMailServer(id: number): Promise<FormerMailServer | null>;
  /** Registers work that runs whenever this process has loaded changed settings. */
  abstract whenChanged(work: () => void): void;
}
