import type { Request } from 'express';
import { sha256Hex, type Language } from '#kernel';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import {
  type AccountRole,
  type BoundCaller,
  type Caller,
  type Scope,
  guestTokenOf,
} from '../../platform/access/caller.js';
import { clientAddress } from '../../platform/http/security/client-address.js';
import { takesAnyBody } from '../../platform/access/operations.js';
import { isBearerRequest } from '../../platform/http/security/csrf.middleware.js';
import { BearerGuard } from '../tokens/bearer.guard.js';

const NO_GRANTS: readonly string[] = [];

export interface Identity {
  readonly kind: Caller['kind'];
  readonly userId: number | null;
  readonly role: AccountRole | null;
  readonly customerId: number | null;
  readonly tokenId: number | null;
  readonly scopes: readonly Scope[];
}

/** The caller of a request. Expensive members, such as a guest's token, are computed when they are first read. */
export class RequestCaller implements BoundCaller {
  readonly kind: Caller['kind'];
  readonly userId: number | null;
  readonly role: AccountRole | null;
  readonly customerId: number | null;
  readonly tokenId: number | null;
  readonly scopes: readonly Scope[];
  readonly ip: string;
  readonly language: Language;
  readonly requestId: string;
  readonly orderGrants: readonly string[];

  readonly #request: Request;

  constructor(request: Request, identity: Identity) {
    this.#request = request;
    this.kind = identity.kind;
    this.userId = identity.userId;
    this.role = identity.role;
    this.customerId = identity.customerId;
    this.tokenId = identity.tokenId;
    this.scopes = identity.scopes;
    this.ip = clientAddress(request);
    this.language = request.language;
    this.requestId = request.requestId;
    this.orderGrants = request.session?.orderGrants ?? NO_GRANTS;
  }

  get guestToken(): string | null {
    return this.customerId === null ? guestTokenOf(this.#request).token : null;
  }

  get isNewGuest(): boolean {
    return this.customerId === null && !guestTokenOf(this.#request).known;
  }

  get guestOwnerKey(): string {
    return `g:${sha256Hex(guestTokenOf(this.#request).token)}`;
  }

  get ownerKey(): string {
    return this.customerId === null ? this.guestOwnerKey : `c:${this.customerId}`;
  }

  get orderKey(): string | null {
    const sent = this.#request.query['key'] ?? this.#request.headers['x-order-key'];
    return typeof sent === 'string' && sent !== '' ? sent : null;
  }

  get provenAt(): number | null {
    return this.userId === null ? null : (this.#request.session?.provenAt ?? null);
  }

  /** Identifies the caller over several requests, e.g. to bind an Idempotency-Key. */
  get binding(): string {
    if (this.tokenId !== null) return `token:${this.tokenId}`;
    if (this.userId !== null) return `user:${this.userId}`;
    return guestTokenOf(this.#request).known ? this.guestOwnerKey : this.addressBinding;
  }

  /** Identifies a guest without cookie and token by the address. */
  get addressBinding(): string {
    return `ip:${this.ip}`;
  }
}

const GUEST: Identity = { kind: 'guest', userId: null, role: null, customerId: null, tokenId: null, scopes: [] };

/** Resolves the caller: by a token if one is sent, which must be valid; else by the session; else a guest. */
@Injectable()
export class CallerResolver {
  constructor(private readonly bearer: BearerGuard) {}

  /** @throws DomainError `unauthenticated` if an invalid token is sent */
  async resolve(context: ExecutionContext): Promise<RequestCaller> {
    const request = context.switchToHttp().getRequest<Request>();
    // A payment provider may send its own secret as a bearer token.
    if (!isBearerRequest(request) || takesAnyBody(context.getHandler())) return sessionCaller(request);
    const token = await this.bearer.identify(request);
    return new RequestCaller(request, { ...GUEST, kind: 'integration', tokenId: token.id, scopes: token.scopes });
  }
}

/** The session's caller, or a guest; works also before the guard has run. */
export const sessionCaller = (request: Request): RequestCaller => new RequestCaller(request, ofSession(request));

/** A guest, even if the request has a session with an account. */
export const guestCaller = (request: Request): RequestCaller => new RequestCaller(request, GUEST);

function ofSession({ session }: Request): Identity {
  if (session?.userId === undefined || !session.role) return GUEST;
  const { userId, role, customerId = null } = session;
  return { ...GUEST, kind: role === 'customer' ? 'customer' : 'administrator', userId, role, customerId };
}
