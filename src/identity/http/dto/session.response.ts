import { Flag, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { OwnSession } from '../../sessions/own-sessions.js';

export class SessionResponse {
  @Text({ description: 'Names the session; it is of no use as a cookie.' }) id!: string;
  @Flag({ description: 'The session of this request.' }) current!: boolean;
  @Timestamp() created_at!: Date;
  @Timestamp() expires_at!: Date;
  @Text({ nullable: true }) ip!: string | null;
  @Text({ nullable: true, description: 'The User-Agent header of the login.' }) agent!: string | null;
  @Text({ nullable: true, description: 'Browser and system, e.g. `Firefox, Windows`.' }) browser!: string | null;
}

export const sessionResponse = (session: OwnSession): SessionResponse => ({
  id: session.id,
  current: session.current,
  created_at: session.createdAt,
  expires_at: session.expiresAt,
  ip: session.ip,
  agent: session.agent,
  browser: session.browser,
});
