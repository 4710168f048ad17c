/** As `/api/auth/tokens` answers it. */
export interface Token {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created_by: number | null;
  readonly created_by_email: string | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

export const TOKENS = '/api/auth/tokens';

/** The i18n key of a scope: a colon would name a namespace. */
export const scopeKey = (scope: string): string => `access.scopes.${scope.replace(':', '_')}`;

export const SCOPES = ['orders:read', 'orders:write', 'payments:verify', 'catalog:write', 'admin'] as const;

export type TokenState = 'good' | 'expired' | 'revoked';

export function stateOf({ revoked_at: revoked, expires_at: expires }: Token): TokenState {
  if (revoked) return 'revoked';
  return expires && new Date(expires) <= new Date() ? 'expired' : 'good';
}
