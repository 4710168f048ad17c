import type { Actor } from '#contracts';
import type { Language } from '#kernel';

export const SCOPES = ['catalog:write', 'orders:read', 'orders:write', 'payments:verify', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

export const ADMINISTRATOR_ROLES = ['owner', 'manager', 'support'] as const;
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number];

/** Who calls, decided once per request. Everything that depends on the person asks this object. */
export interface Caller {
  readonly kind: 'guest' | 'customer' | 'administrator' | 'integration';
  /** Account of a session; null for guests and tokens. */
  readonly userId: number | null;
  readonly role: 'customer' | AdministratorRole | null;
  readonly customerId: number | null;
  readonly tokenId: number | null;
  readonly scopes: readonly Scope[];
  /** Who a cart or a list belongs to: `c:<customer id>` or `g:<SHA-256 of the guest token>`; null when nothing was sent. */
  readonly holder: string | null;
  /** Holder of what was made as a guest, also after login: orders made before it stay readable. */
  readonly guestHolder: string | null;
  /** The guest's own token, to be returned as `X-Cart-Token`; null for customers. */
  readonly guestToken: string | null;
  /** An order's key sent as `?key=` or `X-Order-Key`; proves the right to that order. */
  readonly orderKey: string | null;
  readonly language: Language;
  readonly ip: string;
  readonly requestId: string;
}

/** An administrator's session, or a token with the `admin` scope. */
export const isAdministrator = (caller: Caller): boolean =>
  caller.kind === 'administrator' || caller.scopes.includes('admin');

export const hasScope = (caller: Caller, scope: Scope): boolean => isAdministrator(caller) || caller.scopes.includes(scope);

export function actorOf(caller: Caller): Actor {
  return { kind: caller.kind, id: caller.userId ?? caller.tokenId, name: null };
}

export const SYSTEM_ACTOR: Actor = { kind: 'system', id: null, name: null };
