import { SetMetadata } from '@nestjs/common';
import type { AdministratorRole, Scope } from './caller.js';

export const ACCESS = Symbol.for('shop.access');

/**
 * `anyone`: no credentials needed. `customer`: a customer's session. `administrator`: an administrator's of any role;
 * `manager`, `owner`: of that role at least. Else a token's scope, which maps to a role too: see ROLE_OF_SCOPE.
 */
export type Admitted = 'anyone' | 'customer' | 'administrator' | Exclude<AdministratorRole, 'support'> | Scope;

/**
 * Who may call an operation. The `admin` scope is always admitted, an administrator's session by its role; an operation
 * without it is closed, and the start fails. What a caller may see of a single record is decided in the use case.
 */
export const Access = (...admitted: [Admitted, ...Admitted[]]) => SetMetadata(ACCESS, admitted);
