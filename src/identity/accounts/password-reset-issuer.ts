/** Injection token of the `PasswordResetIssuer`; the authentication provides it globally. */
export const PASSWORD_RESET_ISSUER = Symbol.for('shop.password-reset-issuer');

export interface PasswordResetIssuer {
  /**
   * Makes a token that sets a new password once, within a limited time; only its hash is stored. Called when the mail is
   * composed, so that no secret waits in a queue. A later one leaves earlier ones valid until they are used or expire.
   */
  issue(userId: number, purpose?: 'reset' | 'invitation'): Promise<string>;
}
