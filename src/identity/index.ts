export { sessionCaller } from './access/caller-resolver.js';
export { lackingScope } from './access/lacking.js';
export { renderAccessTable } from './access/render-access-table.js';
export { type Account, accountByEmail, accountById } from './accounts/account.js';
export { TwoFactorChallenge } from './accounts/two-factor-challenge.js';
export { ChangePassword } from './accounts/change-password.js';
export { CheckCode } from './accounts/check-code.js';
export { CheckPassword } from './accounts/check-password.js';
export { LoginThrottle } from './accounts/login-throttle.js';
export { Login } from './accounts/login.js';
export { Logout } from './accounts/logout.js';
export { Reauthentication } from './accounts/reauthentication.js';
export { PASSWORD_RESET_ISSUER, type PasswordResetIssuer } from './accounts/password-reset-issuer.js';
export { PasswordResets } from './accounts/password-resets.js';
export { AccountEntity } from './data/account.entity.js';
export { insertAccount } from './data/account-rows.js';
export { withActorNames } from './actor-names.js';
export { ChangeEmail } from './addresses/change-email.js';
export { EMAIL_VERIFICATION_ISSUER, type EmailVerificationIssuer } from './addresses/email-verification-issuer.js';
export { EmailVerifications } from './addresses/email-verifications.js';
export {
  EXPIRED_ACCOUNTS,
  EXPIRED_CUSTOMERS,
  EXPIRED_HOLDERS,
  UNVERIFIED_KEPT_MS,
} from './addresses/unverified-accounts.js';
export { AuditLog } from './audit/audit-log.js';
export { SecurityEvents } from './audit/security-events.js';
export { ensureAdministrator } from './ensure-administrator.js';
export { GuestDataMergers } from './guest-mergers.js';
export { ChangeEmailBody } from './http/dto/addresses.dto.js';
export { ChangePasswordBody, EMAIL_MAX, ForgotBody, LoginBody, ResetBody } from './http/dto/auth.dto.js';
export { CODE_MAX } from './http/dto/second-factor.dto.js';
export { authErrors } from './identity.errors.js';
export { IdentityModule } from './identity.module.js';
export { SecurityNotices } from './notices/security-notices.js';
export { checkAdminPassword } from './passwords/check-admin-password.js';
export { NewPasswords } from './passwords/new-passwords.js';
export { PASSWORD_MAX, PASSWORD_MIN } from './passwords/password-policy.js';
export { Semaphore } from './passwords/semaphore.js';
export { FreshProof } from './proof/fresh-proof.js';
export { SECOND_FACTOR_RULES } from './second-factor/second-factor-rules.js';
export { agentName } from './session/agent-name.js';
export { secretOf } from './session/guest-sessions.js';
export { grantOf, rememberGrant } from './session/order-grants.js';
export { OwnSessions } from './session/own-sessions.js';
export { sessionCookieName } from './session/session-cookie.js';
export { SessionStore } from './session/session-store.js';
export { sessionMiddleware } from './session/session.middleware.js';
export { Sessions } from './session/sessions.js';
