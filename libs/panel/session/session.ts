import type { Schemas } from '../../api-types/index.js';

/** Data that the server passes to the panel in its page; it contains nothing personal. */
export interface PanelSession {
  readonly id: number;
  readonly role: Role;
  readonly language: Schemas['Language'];
  /** Path prefix of all URLs, e.g. `/shop`; empty at the root. */
  readonly base: string;
  readonly shop: {
    readonly name: string;
    /** Whether the shop has its own name. If not, `name` is the name of the server. */
    readonly named: boolean;
    /** Path of the logo on printed documents; null: documents show the name of the shop. */
    readonly logo: string | null;
    /** ISO 4217. */
    readonly currency: string;
    /** IANA name, e.g. `Europe/Kyiv`. */
    readonly timeZone: string;
    /** The shop's default language. Records are written in it; texts in other languages are translations. */
    readonly language: Schemas['Language'];
    /** Whether customers get an email when a delivered order is ready to ship. */
    readonly mailsReady: boolean;
  };
}

export type Role = Schemas['AdministratorRole'];
export const ROLES: readonly Role[] = ['support', 'manager', 'owner'];

/** Texts of the panel: language → name of a file → its texts; see libs/panel/text. */
interface PanelLocale {
  readonly language: Schemas['Language'];
  readonly translations: Readonly<Record<string, object>>;
}

declare global {
  interface Window {
    /** State in the page of AdminJS. */
    REDUX_STATE: { session: PanelSession; locale: PanelLocale };
  }
}

export const { session, locale } = window.REDUX_STATE;

/** Whether the administrator has this role or a higher one. This only hides what the server would refuse. */
export const can = (least: Role): boolean => ROLES.indexOf(session.role) >= ROLES.indexOf(least);
