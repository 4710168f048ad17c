import { SetMetadata } from '@nestjs/common';

/** The shop's controllers and those of plugins use the same decorator. */
export { ACCESS, Access, type Admitted } from '#contracts';

export const PAGE_FOR = Symbol.for('shop.page-for');

export type PageOwner = 'customer' | 'administrator';

/**
 * A page, or its form, for customers or administrators. Its access is `anyone`, because guests are not refused: the
 * handler, or an interceptor before it, redirects them to the login. The table of API permissions lists the page.
 */
export const PageFor = (owner: PageOwner) => SetMetadata(PAGE_FOR, owner);

export const REFUSES_CUSTOMERS = Symbol.for('shop.refuses-customers');

/**
 * Customers pass the guard and are refused by the handler: 403 for their own records, 404 for records of others, whose
 * existence must not be revealed.
 */
export const RefusesCustomersByRecord = () => SetMetadata(REFUSES_CUSTOMERS, true);

export const FRESH_PROOF = Symbol.for('shop.fresh-proof');
export const WITHOUT_SECOND_FACTOR = Symbol.for('shop.without-second-factor');

/**
 * A session may call the operation only within five minutes of its login or of `POST /api/auth/proof`; tokens are
 * exempt. Operations that need a proof only for some changes call `FreshProof` in the use case.
 */
export const NeedsFreshProof = () => SetMetadata(FRESH_PROOF, true);

/** Open to administrators who must set up a second factor first: the setup operations, and logout. */
export const WithoutSecondFactor = () => SetMetadata(WITHOUT_SECOND_FACTOR, true);
