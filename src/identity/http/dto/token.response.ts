import { SCOPES, type Scope } from '../../../platform/access/caller.js';
import { Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { ApiToken, NewApiToken } from '../../tokens/api-tokens.js';

export class ApiTokenResponse {
  @Integer() id!: number;
  @Text({ description: 'Purpose of the token, given when it was created.' }) name!: string;
  @OneOf(SCOPES, {
    name: 'Scope',
    list: true,
    description: 'Operations that the token may call; `admin` includes all others.',
  })
  scopes!: Scope[];

  @Integer({
    nullable: true,
    description: 'Id of the account that created the token; null: created on the command line.',
  })
  created_by!: number | null;

  @Text({ nullable: true, description: 'Email address of that account; null: created on the command line.' })
  created_by_email!: string | null;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true, description: 'When the token stops working, ISO 8601 in UTC; null: never.' })
  expires_at!: Date | null;
  @Timestamp({
    nullable: true,
    description: 'Time of the last request with the token, ISO 8601 in UTC; null: never used.',
  })
  last_used_at!: Date | null;
  @Timestamp({ nullable: true, description: 'When the token was revoked, ISO 8601 in UTC; null: it is not.' })
  revoked_at!: Date | null;
}

export class NewApiTokenResponse extends ApiTokenResponse {
  @Text({ description: 'Secret to send as `Authorization: Bearer`. It cannot be read again.' }) token!: string;
}

export const apiTokenResponse = (token: ApiToken): ApiTokenResponse => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  created_by: token.createdBy,
  created_by_email: token.createdByEmail,
  created_at: token.createdAt,
  expires_at: token.expiresAt,
  last_used_at: token.lastUsedAt,
  revoked_at: token.revokedAt,
});

export const newApiTokenResponse = ({ record, token }: NewApiToken): NewApiTokenResponse => ({
  ...apiTokenResponse(record),
  token,
});
