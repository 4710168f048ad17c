import type { Request } from 'express';
import { sha256Hex, type Language } from '#kernel';
import type { AccountRole, BoundCaller, Caller, Scope } from '../../platform/access/caller.js';
import { clientAddress } from '../../platform/http/security/client-address.js';
import { guestTokenOf } from '../../platform/access/guest-token.js';

const NO_GRANTS: readonly string[] = [];

export interface Identity {
  readonly kind: Caller['kind'];
  readonly userId: number | null;
  readonly role: AccountRole | null;
  readonly customerId: number | null;
  readonly tokenId: number | null;
  readonly scopes: readonly Scope[];
}

/** Who calls, as the request shows it. What costs something (a guest's token) is worked out when it is asked for. */
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

  /** What tells this caller from others over several requests, e.g. to bind an Idempotency-Key. */
  get binding(): string {
    if (this.tokenId !== null) return `token:${this.tokenId}`;
    if (this.userId !== null) return `user:${this.userId}`;
    return guestTokenOf(this.#request).known ? this.guestOwnerKey : this.addressBinding;
  }

  /** Of a guest who shows nothing. */
  get addressBinding(): string {
    return `ip:${this.ip}`;
  }
}
