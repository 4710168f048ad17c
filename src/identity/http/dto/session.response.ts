import { Flag, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { OwnSession } from '../../sessions/own-sessions.js';

export class SessionResponse {
  @Text({ description: 'Identifies the session; cannot be used as a cookie.' }) id!: string;
  @Flag({ description: 'Whether this request belongs to the session.' }) current!: boolean;
  @Timestamp() created_at!: Date;
  @Timestamp({ description: 'When the session ends unless it is used, ISO 8601 in UTC.' }) expires_at!: Date;
  @Text({ nullable: true }) ip!: string | null;
  @Text({ nullable: true, description: 'User-Agent header of the login; null: none was sent.' }) agent!: string | null;
  @Text({ nullable: true, description: 'Browser and system, such as `Firefox, Windows`; null: not recognized.' })
  browser!: string | null;
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
