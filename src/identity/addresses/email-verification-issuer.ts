/** Injection token of the `EmailVerificationIssuer`; the authentication provides it globally. */
export const EMAIL_VERIFICATION_ISSUER = Symbol.for('shop.email-verification-issuer');

export interface EmailVerificationIssuer {
  /**
   * Makes a token that proves, once and within a limited time, that its reader owns the address; only its hash is
   * stored. Called when the mail is composed, so that no secret waits in a queue. null when the account has nothing to
   * prove of this address (any more).
   */
  issue(userId: number, email: string): Promise<string | null>;
}
