import { SetMetadata } from '@nestjs/common';
import type { Scope } from './caller.js';

export const ACCESS = Symbol.for('shop.access');

/** `anyone`: no credentials needed. `customer`: a customer's session. `administrator`: see decisions §3. Else a token's scope. */
export type Admitted = 'anyone' | 'customer' | 'administrator' | Scope;

/**
 * Who may call an operation. Administrators (and the `admin` scope) are always admitted; an operation that says nothing
 * is closed, and the start fails. What a caller may see of a single record is decided in the use case.
 */
export const Access = (...admitted: [Admitted, ...Admitted[]]) => SetMetadata(ACCESS, admitted);
