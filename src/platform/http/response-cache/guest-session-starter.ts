export interface StartedGuestSession {
  /** Value of Set-Cookie. */
  readonly cookie: string;
  readonly csrfToken: string;
}

/** Starts guests' sessions where the framework is not entered; the identity module provides it. */
export abstract class GuestSessionStarter {
  /** The same cookie and token as a request that passes the session middleware gets. */
  abstract begin(): StartedGuestSession;
}
