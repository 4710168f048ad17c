import { SetMetadata } from '@nestjs/common';

export const ACCESS = Symbol.for('shop.access');

/** From the least to the most privileged: each role includes the rights of those before it. */
export const ADMINISTRATOR_ROLES = ['support', 'manager', 'owner'] as const;
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number];

/** Scopes of API tokens. */
export const SCOPES = ['catalog:write', 'orders:read', 'orders:write', 'payments:verify', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * `anyone`: no credentials needed. `customer`: a customer's session. `administrator`: an administrator's session with
 * any role; `manager`, `owner`: with at least that role. A scope admits tokens that have it, and sessions of the least
 * role with the same rights: `support` for `orders:*`, `manager` for `catalog:write` and `payments:verify`, `owner` for
 * `admin`.
 */
export type Admitted = 'anyone' | 'customer' | 'administrator' | Exclude<AdministratorRole, 'support'> | Scope;

/**
 * Declares who may call an operation: on its method, or on the controller for all of its methods. The `admin` scope is
 * always admitted, an administrator's session by its role. The application does not start if an operation has no
 * declaration. Which records a caller may see is decided by the code of the operation.
 *
 * @example
 * \@Get('/api/admin/vouchers')
 * \@Access('manager')
 */
export const Access = (...admitted: [Admitted, ...Admitted[]]): MethodDecorator & ClassDecorator =>
  SetMetadata(ACCESS, admitted);
