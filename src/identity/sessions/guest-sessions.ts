import { Inject, Injectable } from '@nestjs/common';
import csurf from 'csurf';
import type { Request, Response } from 'express';
import session, { type CookieOptions } from 'express-session';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { GuestSessionStarter, type StartedGuestSession } from '../../platform/ports/guest-session-starter.js';
import { newSessionId, secretOf } from './session-id.js';
import { sessionCookie, sessionCookieName, signatureOf } from './session-cookie.js';
import '../../platform/access/session-data.js';

/** express-session's own, whose declarations leave out what it offers to stores. */
const Cookie = session.Cookie as unknown as new (options: CookieOptions) => {
  serialize(name: string, value: string): string;
};

/** Begins guests' sessions where the framework is not entered: the same cookie and token as the long way gives. */
@Injectable()
export class GuestSessions extends GuestSessionStarter {
  private readonly issue = csurf({ ignoreRequest: () => true });

  constructor(
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  begin(): StartedGuestSession {
    const sid = newSessionId(this.clock.now());
    const request = {
      method: 'GET',
      session: { csrfSecret: secretOf(sid, this.config.keys.current.secret) },
    } as unknown as Request;
    this.issue(request, {} as Response, () => undefined);
    return { cookie: this.cookie(sid), csrfToken: request.csrfToken() };
  }

  /** Signed as express-session reads it. */
  private cookie(sid: string): string {
    return new Cookie(sessionCookie(this.config)).serialize(
      sessionCookieName(this.config),
      `s:${sid}.${signatureOf(sid, this.config.keys.current.secret)}`,
    );
  }
}
