import { SetMetadata } from '@nestjs/common';

export const ACCESS = Symbol.for('shop.access');

/** From the least to the most privileged: each includes the rights of those before it. */
export const ADMINISTRATOR_ROLES = ['support', 'manager', 'owner'] as const;
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number];

/** What an API token may be allowed. */
export const SCOPES = ['catalog:write', 'orders:read', 'orders:write', 'payments:verify', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * `anyone`: no credentials needed. `customer`: a customer's session. `administrator`: an administrator's of any role;
 * `manager`, `owner`: of that role at least. Else a token's scope, which also admits the least role that may do the
 * same: `support` for `orders:*`, `manager` for `catalog:write` and `payments:verify`, `owner` for `admin`.
 */
export type Admitted = 'anyone' | 'customer' | 'administrator' | Exclude<AdministratorRole, 'support'> | Scope;

/**
 * Who may call an operation; on a method, or on its controller for all of them. The `admin` scope is always admitted,
 * an administrator's session by its role. An operation that says nothing is closed, and the start fails. What a caller
 * may see of a single record is decided by the code behind.
 *
 * @example
 * \@Get('/api/admin/vouchers')
 * \@Access('manager')
 */
export const Access = (...admitted: [Admitted, ...Admitted[]]): MethodDecorator & ClassDecorator =>
  SetMetadata(ACCESS, admitted);
