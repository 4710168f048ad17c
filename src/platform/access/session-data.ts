import type { AdministratorRole } from '#contracts';

/** Data of a session. A session is created at login, or when a page or client requests a CSRF token. */
declare module 'express-session' {
  interface SessionData {
    /** Secret of csurf; every stored session has one. */
    csrfSecret?: string;
    /** When the session was first stored, in milliseconds since 1970. */
    createdAt?: number;
    userId?: number;
    role?: 'customer' | AdministratorRole;
    customerId?: number | null;
    /** Time of the last password change, as it was at the login. The session ends when the password changes. */
    stamp?: string;
    /** When the user last entered a password or a code, at login or for reauthentication; milliseconds since 1970. */
    provenAt?: number;
    /**
     * The account is known to have a second factor. False is not stored: it is looked up if the shop requires a second
     * factor.
     */
    secondFactor?: true;
    /** IP address of the login, shown in the user's list of sessions. */
    ip?: string;
    agent?: string;
    /**
     * Set between the two pages of the panel's login, while the password was correct and the code is still required.
     */
    pendingLogin?: { userId: number; stamp: string; until: number };
    /** Email address of a newly registered account, shown on the login page until `until` (milliseconds since 1970). */
    registered?: { email: string; until: number };
    /**
     * Cart lines that did not fit at login: product names and the number of further ones, for a notice on the next
     * page. `shown`: the notice was displayed, and is repeated only if that page is reloaded.
     */
    cartLeftOut?: { names: string[]; more: number; shown?: true };
    /** Orders that were opened by a link with their key; see `grantOf`. They stay accessible after login. */
    orderGrants?: string[];
    /** Token that owns the cart and the orders created without login; kept after login. */
    guestToken?: string;
  }
}

export {};
