import { Module } from '@nestjs/common';
import { GuestSessionStarter } from '../../platform/http/response-cache/guest-session-starter.js';
import { GuestSessions } from './guest-sessions.js';
import { OwnSessions } from './own-sessions.js';
import { SessionStore } from './session-store.js';
import { Sessions } from './sessions.js';

/** Sessions of guests and accounts. */
@Module({
  providers: [
    GuestSessions,
    OwnSessions,
    SessionStore,
    Sessions,
    { provide: GuestSessionStarter, useExisting: GuestSessions },
  ],
  exports: [GuestSessionStarter, OwnSessions, SessionStore, Sessions],
})
export class SessionsModule {}
