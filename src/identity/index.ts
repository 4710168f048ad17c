export { sessionCaller } from './access/caller-resolver.js';
export { renderAccessTable } from './access/render-access-table.js';
export { type Account, accountByEmail, accountById } from './data/account.js';
export { TwoFactorChallenge } from './accounts/two-factor-challenge.js';
export { ChangePassword } from './accounts/change-password.js';
export { CheckCode } from './accounts/check-code.js';
export { CheckPassword } from './accounts/check-password.js';
export { LoginThrottle } from './reauthentication/login-throttle.js';
export { Login } from './accounts/login.js';
export { Logout } from './accounts/logout.js';
export { Reauthentication } from './reauthentication/reauthentication.js';
export { PasswordResets } from './accounts/password-resets.js';
export { AccountEntity } from './data/account.entity.js';
export { deleteAccount, exportedAccount, insertAccount } from './data/account-rows.js';
export { findActorName, withActorNames } from './data/actor-names.js';
export { guestOwnerKeysOf, storedSessionsOf } from './data/session-rows.js';
export { AccountHooks } from './addresses/account-hooks.js';
export { ChangeEmail } from './addresses/change-email.js';
export { EmailVerifications } from './addresses/email-verifications.js';
export { AuditLog } from './data/audit-log.js';
export { listAuditEntries } from './data/audit-rows.js';
export { SecurityEvents } from './audit/security-events.js';
export { ensureAdministrator } from './administrators/ensure-administrator.js';
export { GuestDataMergers, type LeftOutLine, type Merged } from './accounts/guest-mergers.js';
export { ChangeEmailBody } from './http/dto/addresses.dto.js';
export {
  ChangePasswordBody,
  EMAIL_MAX,
  ForgotBody,
  LoginBody,
  passwordChangeOf,
  ResetBody,
} from './http/dto/auth.dto.js';
export { CODE_MAX } from './http/dto/second-factor.dto.js';
export { authErrors } from './identity.errors.js';
export { IdentityModule } from './identity.module.js';
export { SecurityNotices } from './notices/security-notices.js';
export { checkAdminPassword } from './passwords/check-admin-password.js';
export { NewPasswords } from './passwords/new-passwords.js';
export { PASSWORD_MAX, PASSWORD_MIN } from './passwords/password-policy.js';
export { FreshProof } from './reauthentication/fresh-proof.js';
export { agentName } from './sessions/agent-name.js';
export { secretOf } from './sessions/session-cookie.js';
export { grantOf, rememberGrant } from './sessions/order-grants.js';
export { OwnSessions } from './sessions/own-sessions.js';
export { sessionCookieName } from './sessions/session-cookie.js';
export { SessionStore } from './sessions/session-store.js';
export { sessionMiddleware } from './sessions/session-cookie.js';
export { Sessions } from './sessions/sessions.js';
