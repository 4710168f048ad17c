import type { AdministratorRole } from '#contracts';

/** Data of a session. It is created when a page or client requests a CSRF token, or at login. */
declare module 'express-session' {
  interface SessionData {
    /** csurf's; every stored session has one. */
    csrfSecret?: string;
    /** Milliseconds since 1970; when the session was first stored. */
    createdAt?: number;
    userId?: number;
    role?: 'customer' | AdministratorRole;
    customerId?: number | null;
    /** When the account's password was last changed, as it was at login: with another one the session is over. */
    stamp?: string;
    /** Milliseconds since 1970; when its owner last entered a password or a code, at login or for reauthentication. */
    provenAt?: number;
    /** The account is known to have a second factor. Not remembered: it is looked up when the shop requires one. */
    secondFactor?: true;
    /** From where it was opened, for its owner to know it again. */
    ip?: string;
    agent?: string;
    /** The password was right and the code is awaited, in a panel login of two pages. */
    pendingLogin?: { userId: number; stamp: string; until: number };
    /** Email address of an account registered just now, for the login page until then (milliseconds since 1970). */
    registered?: { email: string; until: number };
    /**
     * Cart lines that did not fit at login: product names and the number of further ones, for a notice on the next
     * page. `shown`: the notice was displayed, and is repeated only if that page is reloaded.
     */
    cartLeftOut?: { names: string[]; more: number; shown?: true };
    /** Orders that were opened by a link with their key; see grantOf. They remain after login. */
    orderGrants?: string[];
    /** By which the cart and orders made without login are held, also after it. */
    guestToken?: string;
  }
}

export {};
