import type { Schemas } from '../../api-types/index.js';

/** What the server passes to the panel on load: nothing personal, so it may be part of the page. */
export interface PanelSession {
  readonly id: number;
  readonly role: Role;
  readonly language: Schemas['Language'];
  /** Prefix of every address, e.g. `/shop`; empty at the root. */
  readonly base: string;
  readonly shop: {
    readonly name: string;
    /** ISO 4217. */
    readonly currency: string;
    /** IANA, e.g. `Europe/Kyiv`. */
    readonly timeZone: string;
    /** In which records are written first; the others are translations. */
    readonly language: Schemas['Language'];
  };
}

export type Role = Schemas['AdministratorRole'];
export const ROLES: readonly Role[] = ['support', 'manager', 'owner'];

declare global {
  interface Window {
    REDUX_STATE: { session: PanelSession };
  }
}

export const session: PanelSession = window.REDUX_STATE.session;

/**
 * Whether the administrator has this role or a higher one. The server checks again: this only hides what would be
 * refused.
 */
export const can = (least: Role): boolean => ROLES.indexOf(session.role) >= ROLES.indexOf(least);
