import { Injectable } from '@nestjs/common';
import { isLanguage } from '#kernel';
import type { ServerEvent } from '#contracts';
import { Database } from '../../platform/database/database.js';
import { AccountEntity, accountById } from '../../identity/index.js';
import type { MailDraft } from '../../platform/mail/mail.types.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { ShopSettings } from '../../settings/index.js';
import type { AccountMailKind } from '../account-links.js';

const HOUR_MS = 3_600_000;

/** Sends mails about accounts, to the account's address at that time. */
@Injectable()
export class AccountListener {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly shop: ShopSettings,
  ) {}

  @ServerEventListener('CustomerRegistered')
  registered({ data }: ServerEvent<'CustomerRegistered'>): Promise<void> {
    return this.post('welcome', data, `welcome:${data.user_id}`, { cause: 'anyone' });
  }

  /**
   * At most one mail per hour, so that repeated registrations do not flood a mailbox. While the address is not
   * verified, its owner can take the account over.
   */
  @ServerEventListener('RegistrationRepeated')
  async repeated({ data, occurred_at }: ServerEvent<'RegistrationRepeated'>): Promise<void> {
    const account = await accountById(this.database, data.user_id);
    const kind = account?.email_verified === false ? 'registration_unverified' : 'registration_repeated';
    await this.post(kind, data, `${kind}:${data.user_id}:${Math.floor(Date.parse(occurred_at) / HOUR_MS)}`, {
      cause: 'anyone',
    });
  }

  @ServerEventListener('EmailVerificationRequested')
  verificationRequested({ id, data }: ServerEvent<'EmailVerificationRequested'>): Promise<void> {
    return this.post('verify_email', data, `verify_email:${id}`, { cause: 'anyone' });
  }

  /** The link is sent to the new address. The current address gets a notice when the new one is verified. */
  @ServerEventListener('EmailChangeRequested')
  async changeRequested({ id, data }: ServerEvent<'EmailChangeRequested'>): Promise<void> {
    if (data.email !== null)
      await this.post('email_change', data, `email_change:${id}`, { cause: 'anyone', recipient: data.email });
    const account = await accountById(this.database, data.user_id);
    if (account?.email_verified) await this.post('email_change_notice', data, `email_change_notice:${id}`);
  }

  @ServerEventListener('PasswordResetRequested')
  resetRequested({ id, data }: ServerEvent<'PasswordResetRequested'>): Promise<void> {
    // This mail is always sent, because its recipient cannot log in without it; requests for it have their own limit.
    return this.post('password_reset', data, `password_reset:${id}`, { cause: 'shop' });
  }

  @ServerEventListener('PasswordChanged')
  passwordChanged({ id, data }: ServerEvent<'PasswordChanged'>): Promise<void> {
    return this.post('password_changed', data, `password_changed:${id}`);
  }

  @ServerEventListener('AdministratorInvited')
  invited({ id, data }: ServerEvent<'AdministratorInvited'>): Promise<void> {
    return this.post('invitation', data, `invitation:${id}`);
  }

  @ServerEventListener('SecondFactorTurnedOff')
  secondFactorTurnedOff({ id, data }: ServerEvent<'SecondFactorTurnedOff'>): Promise<void> {
    return this.post('second_factor_off', data, `second_factor_off:${id}`);
  }

  @ServerEventListener('AdministratorRoleChanged')
  roleChanged({ id, data }: ServerEvent<'AdministratorRoleChanged'>): Promise<void> {
    return this.post('role_changed', data, `role_changed:${id}`);
  }

  private async post(
    kind: AccountMailKind,
    data: { user_id: number; language: string },
    dedupeKey: string,
    { cause, recipient }: Pick<Partial<MailDraft>, 'cause' | 'recipient'> = {},
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await tx.entities.findOneBy(AccountEntity, { id: data.user_id, active: true });
      if (!user) return;
      const isVerified = user.role !== 'customer' || user.email_verified_at !== null;
      // The language that was chosen for an administrator takes precedence over that of the caller.
      const language = [user.language, data.language].find(isLanguage) ?? this.shop.language;
      await this.mailbox.enqueue(tx, {
        dedupeKey,
        kind,
        language,
        recipient: recipient ?? user.email,
        userId: data.user_id,
        cause: cause ?? (isVerified ? 'shop' : 'anyone'),
      });
    });
  }
}
