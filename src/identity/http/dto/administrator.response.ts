import { LANGUAGES, type Language } from '#kernel';
import { ADMINISTRATOR_ROLES, type AdministratorRole } from '../../../platform/access/caller.js';
import { Flag, Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { ADMINISTRATOR_STATES, type Administrator, type AdministratorState } from '../../data/administrators.js';

export class AdministratorResponse {
  @Integer() id!: number;
  @Text() email!: string;
  @OneOf(ADMINISTRATOR_ROLES, { name: 'AdministratorRole' }) role!: AdministratorRole;

  @OneOf(ADMINISTRATOR_STATES, { name: 'AdministratorState', description: '`invited`: has not set a password yet.' })
  state!: AdministratorState;

  @Flag() active!: boolean;

  @OneOf(LANGUAGES, { name: 'Language', nullable: true, description: "Of the administrator's mails." })
  language!: Language | null;

  @Flag() second_factor!: boolean;
  @Integer({ description: 'Open sessions.' }) sessions!: number;
  @Integer({ description: 'Valid API tokens that the administrator created.' }) tokens!: number;
  @Integer({ description: 'Those of them with the scope `admin`.' }) owner_tokens!: number;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true }) last_login_at!: Date | null;
  @Integer() version!: number;
}

export const administratorResponse = (administrator: Administrator): AdministratorResponse => ({
  id: administrator.id,
  email: administrator.email,
  role: administrator.role,
  state: administrator.state,
  active: administrator.active,
  language: administrator.language,
  second_factor: administrator.hasSecondFactor,
  sessions: administrator.sessions,
  tokens: administrator.tokens,
  owner_tokens: administrator.ownerTokens,
  created_at: administrator.createdAt,
  last_login_at: administrator.lastLoginAt,
  version: administrator.version,
});
