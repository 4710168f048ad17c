import { SCOPES, type Scope } from '../../../platform/access/caller.js';
import { Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { ApiToken, NewApiToken } from '../../tokens/api-tokens.js';

export class ApiTokenResponse {
  @Integer() id!: number;
  @Text() name!: string;
  @OneOf(SCOPES, { name: 'Scope', list: true }) scopes!: Scope[];

  @Integer({ nullable: true, description: 'Account of the administrator; null: created at the command line.' })
  created_by!: number | null;

  @Text({ nullable: true }) created_by_email!: string | null;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true, description: 'null: it does not expire.' }) expires_at!: Date | null;
  @Timestamp({ nullable: true }) last_used_at!: Date | null;
  @Timestamp({ nullable: true }) revoked_at!: Date | null;
}

export class NewApiTokenResponse extends ApiTokenResponse {
  @Text({ description: 'The secret; it is not shown again.' }) token!: string;
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
