import { Integer, ListOf, OneOf, Ref, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { ACCOUNT_ROLES, type AccountRole } from '../../../platform/access/caller.js';
import type { LoggedIn } from '../../accounts/login.js';

export class CsrfTokenResponse {
  @Text({
    nullable: true,
    description:
      'Value for the header `X-CSRF-TOKEN`, which every write with a session cookie sends; null for ' +
      'callers with an API token, who need none.',
  })
  csrf_token!: string | null;
}

/** CSRF token of a new session. */
export class NewCsrfTokenResponse {
  @Text({ description: 'Value for the header `X-CSRF-TOKEN`; replaces the token of the previous session.' })
  csrf_token!: string;
}

export class AccountResponse {
  @Integer() id!: number;
  @Text({ description: 'Email address with which the account logs in.' }) email!: string;
  @OneOf(ACCOUNT_ROLES, {
    name: 'AccountRole',
    description: '`customer`, or the role of an administrator: `support`, `manager` or `owner`.',
  })
  role!: AccountRole;
}

export class LeftOutLineResponse {
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Text({ description: "Name of the product, in the reader's language." }) name!: string;
  @Integer({ description: 'Number of pieces.' }) quantity!: number;
}

export class LoginResponse extends NewCsrfTokenResponse {
  @Ref(() => AccountResponse, { description: 'Account that is now logged in.' }) user!: AccountResponse;
  @ListOf(() => LeftOutLineResponse, {
    description:
      "Lines of the guest's cart that were not moved to the customer's cart, because a cart has at most " +
      '100 lines.',
  })
  cart_left_out!: LeftOutLineResponse[];
}

export class ProofResponse {
  @Timestamp({ description: 'Until when sensitive operations are allowed, ISO 8601 in UTC.' }) proven_until!: Date;
}

export class VerifiedEmailResponse {
  @Text({ description: 'Address that is now verified.' }) email!: string;
}

export const csrfTokenResponse = (token: string | null): CsrfTokenResponse => ({ csrf_token: token });

export const newCsrfTokenResponse = (token: string): NewCsrfTokenResponse => ({ csrf_token: token });

export const loginResponse = ({ account: { id, email, role }, csrfToken, leftOut }: LoggedIn): LoginResponse => ({
  user: { id, email, role },
  csrf_token: csrfToken,
  cart_left_out: leftOut.map(({ productId, variantId, name, quantity }) => ({
    product_id: productId,
    variant_id: variantId,
    name,
    quantity,
  })),
});

export const proofResponse = (until: Date): ProofResponse => ({ proven_until: until });

export const verifiedEmailResponse = (email: string): VerifiedEmailResponse => ({ email });
