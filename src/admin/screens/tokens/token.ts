import type { Item, Schemas } from '#panel';

export type Token = Item<'listApiTokens'>;

export const TOKENS = '/api/auth/tokens';

/** i18n key of a scope, without the colon, which would separate a namespace. */
export const scopeKey = (scope: string): string => `access.scopes.${scope.replace(':', '_')}`;

export const SCOPES: ReadonlyArray<Schemas['Scope']> = [
  'orders:read',
  'orders:write',
  'payments:verify',
  'catalog:write',
  'admin',
];

export type TokenState = 'good' | 'expired' | 'revoked';

export function stateOf({ revoked_at: revoked, expires_at: expires }: Token): TokenState {
  if (revoked) return 'revoked';
  return expires && new Date(expires) <= new Date() ? 'expired' : 'good';
}
