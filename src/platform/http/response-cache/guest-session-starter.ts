export interface StartedGuestSession {
  /** Value of `Set-Cookie`. */
  readonly cookie: string;
  readonly csrfToken: string;
}

/** Starts sessions of guests for answers that bypass the framework; identity implements it. */
export abstract class GuestSessionStarter {
  /** Creates the same cookie and token as the session middleware. */
  abstract begin(): StartedGuestSession;
}
