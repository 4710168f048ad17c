import { ADMINISTRATOR_ROLES, type AdministratorRole, type Actor, type Scope } from '#contracts';
import { type Language, BASE62, newCartToken } from '#kernel';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Admitted } from './access.decorator.js';
import { createHmac } from 'node:crypto';
import './session-data.js';

export { ADMINISTRATOR_ROLES, type AdministratorRole };

/** Of accounts. */
export const ACCOUNT_ROLES = ['customer', ...ADMINISTRATOR_ROLES] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const isAdministratorRole = (value: string | null | undefined): value is AdministratorRole =>
  (ADMINISTRATOR_ROLES as readonly unknown[]).includes(value);

/** Whether `role` may do what the role `least` may. */
export const roleCovers = (role: string | null, least: AdministratorRole): boolean =>
  isAdministratorRole(role) && ADMINISTRATOR_ROLES.indexOf(role) >= ADMINISTRATOR_ROLES.indexOf(least);

export { SCOPES, type Scope } from '#contracts';

/** The least role whose session may do what a token needs the scope for. */
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
  /** Account of a session; null for guests and tokens. */
  readonly userId: number | null;
  readonly role: AccountRole | null;
  readonly customerId: number | null;
  readonly tokenId: number | null;
  readonly scopes: readonly Scope[];
  /** Who a cart or a list belongs to: `c:<customer id>` or `g:<SHA-256 of the guest token>`. */
  readonly ownerKey: string;
  /** Owner of what was created as a guest, also after login: orders made before it stay readable. */
  readonly guestOwnerKey: string;
  /** The guest's own token, to be returned as `X-Cart-Token`; null for customers. */
  readonly guestToken: string | null;
  /** A guest whose token is made for this request: nothing of theirs is stored yet. */
  readonly isNewGuest: boolean;
  /** An order's key sent as `?key=` or `X-Order-Key`; proves the right to that order. */
  readonly orderKey: string | null;
  /**
   * When the session's owner last showed a password or a code, in milliseconds since 1970; null for guests and tokens.
   */
  readonly provenAt: number | null;
  /** Orders that the session has opened by a link with their key; see grantOf. */
  readonly orderGrants?: readonly string[];
  readonly language: Language;
  readonly ip: string;
  readonly requestId: string;
}

/** Identifies the caller of a request over several requests, e.g. to bind an Idempotency-Key. */
export interface BoundCaller extends Caller {
  readonly binding: string;
  /** Of a guest who shows nothing. */
  readonly addressBinding: string;
}

type Entitled = Pick<Caller, 'kind' | 'role' | 'scopes'>;

/** An administrator's session of any role, or a token with the `admin` scope. */
export const isAdministrator = (caller: Entitled): boolean => hasRole(caller, 'support');

/**
 * Buys on their own behalf: budgets and limits bound such callers, not administrators and integrations (decisions §18).
 */
export const isBuyer = ({ kind }: Pick<Caller, 'kind'>): boolean => kind === 'guest' || kind === 'customer';

/** An administrator's session of that role or a higher one; a token with the `admin` scope is as good as an owner. */
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

/** The least role whose session may call an operation. Beside others, `customer` means customers only. */
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
    /** The server's own, unique. Set by the first middleware. */
    requestId: string;
    /** What the client calls this request, when it is well formed; for the log only, since clients choose it freely. */
    clientRequestId?: string;
    language: Language;
    /** Set by the access guard. */
    caller?: Caller;
  }
}

const requestOf = (context: ExecutionContext): Request => context.switchToHttp().getRequest<Request>();

/** Who calls. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => requestOf(context).caller!,
);

/** The reader's language. */
export const Lang = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => requestOf(context).language,
);

/** Methods that may change something (RFC 9110, 9.2.1). */
export const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);

const SHAPE = /^[0-9A-Za-z]{32}$/;
const LENGTH = 32;
/** As in the kernel: bytes from there on would favour the first characters. */
const UNBIASED = 248;

interface GuestToken {
  readonly token: string;
  /** Whether the caller showed it (or a session); false when it was made for this very request. */
  readonly known: boolean;
}

const made = new WeakMap<Request, GuestToken>();

/** The cart token of a caller without login: the session's, else the `X-Cart-Token`, else a new one. */
export function guestTokenOf(request: Request): GuestToken {
  const { session } = request;
  if (session?.guestToken) return { token: session.guestToken, known: true };
  const sent = sentToken(request);
  if (sent && session?.userId === undefined) return { token: sent, known: true };
  return session?.csrfSecret ? { token: derived(session.csrfSecret), known: true } : onceFor(request);
}

/**
 * From now on the guest's session holds the cart that was shown by `X-Cart-Token`. It is stored then, so it is for
 * writes that were counted.
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
 * A session's own token follows from its secret: two first requests at once agree on it, and nothing needs to be
 * stored.
 */
function derived(secret: string): string {
  const letters = [...createHmac('sha512', secret).update('guest').digest()]
    .filter((byte) => byte < UNBIASED)
    .map((byte) => BASE62.charAt(byte % 62));
  return letters.slice(0, LENGTH).join('');
}
