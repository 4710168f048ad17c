import { SetMetadata } from '@nestjs/common';

export const FRESH_PROOF = Symbol.for('shop.fresh-proof');
export const WITHOUT_SECOND_FACTOR = Symbol.for('shop.without-second-factor');

/**
 * A session may call the operation only within five minutes of its login or of `POST /api/auth/proof` (decisions §18);
 * tokens are exempt. Operations that need a proof only for some changes call `FreshProof` in the use case.
 */
export const NeedsFreshProof = () => SetMetadata(FRESH_PROOF, true);

/** Open to an administrator who must set up a second factor first: the setup operations, and logout. */
export const WithoutSecondFactor = () => SetMetadata(WITHOUT_SECOND_FACTOR, true);
