import { ADMINISTRATOR_ROLES, type AdministratorRole, type Actor, type Scope } from '#contracts';
import { type Language, BASE62, newCartToken } from '#kernel';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Admitted } from './access.decorator.js';
import { createHmac } from 'node:crypto';
import './session-data.js';

export { ADMINISTRATOR_ROLES, type AdministratorRole };

/** Roles of accounts. */
export const ACCOUNT_ROLES = ['customer', ...ADMINISTRATOR_ROLES] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const isAdministratorRole = (value: string | null | undefined): value is AdministratorRole =>
  (ADMINISTRATOR_ROLES as readonly unknown[]).includes(value);

/** Whether `role` includes the rights of the role `least`. */
export const roleCovers = (role: string | null, least: AdministratorRole): boolean =>
  isAdministratorRole(role) && ADMINISTRATOR_ROLES.indexOf(role) >= ADMINISTRATOR_ROLES.indexOf(least);

export { SCOPES, type Scope } from '#contracts';

/** For each scope, the least role whose session may call operations that require the scope of a token. */
export const ROLE_OF_SCOPE: Readonly<Record<Scope, AdministratorRole>> = {
  'orders:read': 'support',
  'orders:write': 'support',
  'catalog:write': 'manager',
  'payments:verify': 'manager',
  admin: 'owner',
};

/** The caller, resolved once per request. Everything that depends on the caller uses this object. */
export interface Caller {
  readonly kind: 'guest' | 'customer' | 'administrator' | 'integration';
  /** Account of the session; null for guests and tokens. */
  readonly userId: number | null;
  readonly role: AccountRole | null;
  readonly customerId: number | null;
  readonly tokenId: number | null;
  readonly scopes: readonly Scope[];
  /** Owner of carts and lists: `c:<customer id>` or `g:<SHA-256 of the guest token>`. */
  readonly ownerKey: string;
  /** Owner of what was created as a guest. Kept after login, so that orders placed before it stay readable. */
  readonly guestOwnerKey: string;
  /** The guest's own token, to be returned as `X-Cart-Token`; null for customers. */
  readonly guestToken: string | null;
  /**
   * Whether the caller is a guest whose token was generated for this request; nothing is stored for such a guest yet.
   */
  readonly isNewGuest: boolean;
  /** Order key sent as `?key=` or `X-Order-Key`; gives access to that order. */
  readonly orderKey: string | null;
  /**
   * When the session's owner last showed a password or a code, in milliseconds since 1970; null for guests and tokens.
   */
  readonly provenAt: number | null;
  /** Orders that the session opened by a link with their key; see `grantOf`. */
  readonly orderGrants?: readonly string[];
  readonly language: Language;
  readonly ip: string;
  readonly requestId: string;
}

/** Identifies the caller across several requests, e.g. to bind an Idempotency-Key. */
export interface BoundCaller extends Caller {
  readonly binding: string;
  /** Identifies a guest who has neither a session nor a token: derived from the client's address. */
  readonly addressBinding: string;
}

type Entitled = Pick<Caller, 'kind' | 'role' | 'scopes'>;

/** True for an administrator's session of any role, and for a token with the `admin` scope. */
export const isAdministrator = (caller: Entitled): boolean => hasRole(caller, 'support');

/**
 * True for callers that buy for themselves. Budgets and limits apply to them, not to administrators and integrations.
 */
export const isBuyer = ({ kind }: Pick<Caller, 'kind'>): boolean => kind === 'guest' || kind === 'customer';

/** True for a session of that role or a higher one. A token with the `admin` scope has the rights of an owner. */
export const hasRole = (caller: Entitled, least: AdministratorRole): boolean =>
  caller.kind === 'administrator' ? roleCovers(caller.role, least) : caller.scopes.includes('admin');

export const hasScope = (caller: Entitled, scope: Scope): boolean =>
  hasRole(caller, ROLE_OF_SCOPE[scope]) || caller.scopes.includes(scope);

export function actorOf(caller: Pick<Caller, 'kind' | 'userId' | 'tokenId'>): Actor {
  return { kind: caller.kind, id: caller.userId ?? caller.tokenId, name: null };
}

export const ACTOR_KINDS = [
  'administrator',
  'customer',
  'integration',
  'guest',
  'system',
] as const satisfies ReadonlyArray<Actor['kind']>;

export const SYSTEM_ACTOR: Actor = { kind: 'system', id: null, name: null };

/** The lowest role whose sessions may call an operation. `customer` in the list does not affect it. */
export function leastRole(admitted: readonly Admitted[]): AdministratorRole {
  if (admitted.includes('anyone')) return 'support';
  const roles = admitted.filter((value) => value !== 'customer').map(roleOf);
  return ADMINISTRATOR_ROLES.find((role) => roles.includes(role)) ?? 'support';
}

function roleOf(value: Admitted): AdministratorRole {
  if (value === 'manager' || value === 'owner') return value;
  return ROLE_OF_SCOPE[value as Scope] ?? 'support';
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Unique id, generated by the server in the first middleware. */
    requestId: string;
    /** The client's id of the request, if it is well formed. Only for the log, because clients can send any value. */
    clientRequestId?: string;
    language: Language;
    /** Set by the access guard. */
    caller?: Caller;
  }
}

const requestOf = (context: ExecutionContext): Request => context.switchToHttp().getRequest<Request>();

/** The caller of the request. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => requestOf(context).caller!,
);

/** The language of the response. */
export const Lang = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => requestOf(context).language,
);

/** Methods that may change something (RFC 9110, 9.2.1). */
export const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);

const SHAPE = /^[0-9A-Za-z]{32}$/;
const LENGTH = 32;
/**
 * Bytes from this value on are discarded, because they would make the first characters more frequent (see the kernel).
 */
const UNBIASED = 248;

interface GuestToken {
  readonly token: string;
  /** Whether the request had the token or a session; false if the token was generated for this request. */
  readonly known: boolean;
}

const made = new WeakMap<Request, GuestToken>();

/** The cart token of a caller without login: that of the session, else `X-Cart-Token`, else a new one. */
export function guestTokenOf(request: Request): GuestToken {
  const { session } = request;
  if (session?.guestToken) return { token: session.guestToken, known: true };
  const sent = sentToken(request);
  if (sent && session?.userId === undefined) return { token: sent, known: true };
  return session?.csrfSecret ? { token: derived(session.csrfSecret), known: true } : onceFor(request);
}

/**
 * Stores the cart sent by `X-Cart-Token` in the guest's session. Writes a session, so call it only after the rate
 * limit.
 */
export function storeSentToken({ session, headers }: Request): void {
  if (!session?.csrfSecret || session.guestToken !== undefined || session.userId !== undefined) return;
  const sent = sentToken({ headers });
  if (sent) session.guestToken = sent;
}

function sentToken({ headers }: Pick<Request, 'headers'>): string | null {
  const sent = headers['x-cart-token'];
  return typeof sent === 'string' && SHAPE.test(sent) ? sent : null;
}

function onceFor(request: Request): GuestToken {
  const known = made.get(request);
  if (known) return known;
  const token = { token: newCartToken(), known: false };
  made.set(request, token);
  return token;
}

/**
 * Derives a session's cart token from its secret, so that two concurrent first requests get the same token and nothing
 * has to be stored.
 */
function derived(secret: string): string {
  const letters = [...createHmac('sha512', secret).update('guest').digest()]
    .filter((byte) => byte < UNBIASED)
    .map((byte) => BASE62.charAt(byte % 62));
  return letters.slice(0, LENGTH).join('');
}
