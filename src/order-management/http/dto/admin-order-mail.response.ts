import { LANGUAGES } from '#kernel';
import { Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { MAIL_STATE } from '../../../platform/mail/http/dto/mail-state.js';
import type { OrderMailLine } from '../../../platform/mail/mails-of-order.js';

const MAIL_STATES = ['queued', 'sent', 'not_sent', 'dead', 'dropped'] as const satisfies ReadonlyArray<
  OrderMailLine['state']
>;

/** Delivery of an email about the order, without its text. */
export class AdminOrderMailResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text() kind!: string;
  @Text() recipient!: string;
  @Text({ nullable: true }) subject!: string | null;
  @OneOf(LANGUAGES, { name: 'Language' }) language!: string;
  @OneOf(MAIL_STATES, MAIL_STATE)
  state!: OrderMailLine['state'];
  @Timestamp({ nullable: true })
  delayed_until!: string | null;
  @Integer() attempts!: number;
  @Timestamp() created_at!: string;
  @Timestamp({ nullable: true }) sent_at!: string | null;
}

export const mailResponse = (mail: OrderMailLine): AdminOrderMailResponse => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  subject: mail.subject,
  language: mail.language,
  state: mail.state,
  delayed_until: mail.delayed_until?.toISOString() ?? null,
  attempts: mail.attempts,
  created_at: mail.created_at.toISOString(),
  sent_at: mail.sent_at?.toISOString() ?? null,
});
