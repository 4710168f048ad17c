import { Injectable } from '@nestjs/common';
import { isLanguage } from '#kernel';
import type { ServerEvent } from '#contracts';
import { Database } from '../../platform/database/database.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { ServerEventListener } from '../../platform/outbox/server-event-listener.decorator.js';
import { ShopSettings } from '../../platform/shop/shop-settings.js';
import type { AccountMailKind } from '../account-mails.js';

const HOUR_MS = 3_600_000;

/** Mails about accounts, to the address the account has when it is told. */
@Injectable()
export class AccountListener {
  constructor(private readonly database: Database, private readonly mailbox: Mailbox, private readonly shop: ShopSettings) {}

  @ServerEventListener('CustomerRegistered')
  registered({ data }: ServerEvent<'CustomerRegistered'>): Promise<void> {
    return this.post('welcome', data, `welcome:${data.user_id}`);
  }

  /** At most one an hour: nobody's mailbox is filled by somebody else's form. */
  @ServerEventListener('RegistrationRepeated')
  repeated({ data, occurred_at }: ServerEvent<'RegistrationRepeated'>): Promise<void> {
    return this.post('registration_repeated', data, `registration_repeated:${data.user_id}:${Math.floor(Date.parse(occurred_at) / HOUR_MS)}`);
  }

  @ServerEventListener('PasswordResetRequested')
  resetRequested({ id, data }: ServerEvent<'PasswordResetRequested'>): Promise<void> {
    return this.post('password_reset', data, `password_reset:${id}`);
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

  private async post(kind: AccountMailKind, data: { user_id: number; language: string }, dedupeKey: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [user] = await tx.query<{ email: string; language: string | null }>('SELECT email, language FROM app_user WHERE id = $1 AND active', [data.user_id]);
      if (!user) return;
      // what was chosen for an administrator goes before what the caller speaks
      const language = [user.language, data.language].find(isLanguage) ?? this.shop.language;
      await this.mailbox.enqueue(tx, { dedupeKey, kind, language, recipient: user.email, userId: data.user_id });
    });
  }
}
