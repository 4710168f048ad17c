import { LANGUAGES, type Language } from '#kernel';
import { ADMINISTRATOR_ROLES, type AdministratorRole } from '../../../platform/access/caller.js';
import { Flag, Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { ADMINISTRATOR_STATES, type Administrator, type AdministratorState } from '../../data/administrators.js';

export class AdministratorResponse {
  @Integer() id!: number;
  @Text({ description: 'Email address with which the administrator logs in.' }) email!: string;
  @OneOf(ADMINISTRATOR_ROLES, {
    name: 'AdministratorRole',
    description:
      '`support` reads and works on orders; `manager` also changes the catalog, shipping, taxes and pages; ' +
      '`owner` may do everything.',
  })
  role!: AdministratorRole;

  @OneOf(ADMINISTRATOR_STATES, {
    name: 'AdministratorState',
    description: '`active`; `invited`: has not set a password yet; `inactive`: cannot log in.',
  })
  state!: AdministratorState;

  @Flag({ description: 'Whether the administrator may log in.' }) active!: boolean;

  @OneOf(LANGUAGES, {
    name: 'Language',
    nullable: true,
    description: 'Language of the emails to the administrator; null: the default language of the shop.',
  })
  language!: Language | null;

  @Flag({ description: 'Whether the login requires a code of an authenticator app.' }) second_factor!: boolean;
  @Integer({ description: 'Number of open sessions.' }) sessions!: number;
  @Integer({ description: 'Number of valid API tokens that the administrator created.' }) tokens!: number;
  @Integer({ description: 'Number of those tokens that have the scope `admin`.' }) owner_tokens!: number;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true, description: 'Time of the last login, ISO 8601 in UTC; null: never.' })
  last_login_at!: Date | null;
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
