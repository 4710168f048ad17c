import { Inject, Injectable } from '@nestjs/common';
import csurf from 'csurf';
import type { Request, Response } from 'express';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../platform/config/config.js';
import {
  GuestSessionStarter,
  type StartedGuestSession,
} from '../../platform/http/response-cache/guest-session-starter.js';
import { newSessionId, secretOf, sessionCookie, sessionCookieName, signatureOf } from './session-cookie.js';
import '../../platform/access/session-data.js';

/** Starts guests' sessions outside the framework, with the same cookie and token as inside it. */
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

  /**
   * Signs and formats the cookie like express-session, which has no function for it outside its middleware (RFC 6265,
   * 4.1).
   */
  private cookie(sid: string): string {
    const { path, maxAge, secure } = sessionCookie(this.config);
    const value = encodeURIComponent(`s:${sid}.${signatureOf(sid, this.config.keys.current.secret)}`);
    const expires = new Date(Date.now() + maxAge).toUTCString();
    const pair = `${sessionCookieName(this.config)}=${value}`;
    return `${pair}; Path=${path}; Expires=${expires}; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax`;
  }
}
