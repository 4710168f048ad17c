import { LANGUAGES, type Language } from '#kernel';
import { MailContentResponse } from '../../../platform/mail/http/dto/mail.response.js';
import { OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { MailSender } from '../../../platform/shop/shop-profile.js';
import type { PaymentStep } from '../../domain/payment-step.js';
import {
  CLOCK_MAIL_WITHHELD,
  type ClockMailWithheld,
  type PreviewedClockMail,
} from '../../use-cases/preview-clock-mail.js';

export class MailAddressResponse {
  @Text({ description: 'Display name; may be empty.' }) name!: string;
  @Text({ description: 'Email address.' }) address!: string;
}

/** A mail of the payment clock as it would be sent now. */
export class ClockMailResponse {
  @OneOf(['remind', 'cancel'], { name: 'PaymentClockAction', description: 'Step that sends the email.' })
  action!: PaymentStep['action'];
  @Text({ nullable: true, description: 'Email address of the order; null: it has none.' }) recipient!: string | null;
  @OneOf(LANGUAGES, { name: 'Language', description: 'Language of the order.' }) language!: Language;
  @Ref(() => MailAddressResponse, { description: 'Sender of the email.' }) from!: MailAddressResponse;
  @Ref(() => MailAddressResponse, { nullable: true, description: 'Where answers go; null: to the sender.' })
  reply_to!: MailAddressResponse | null;

  @Ref(() => MailContentResponse, { nullable: true, description: 'Content; null: no email is sent, see `withheld`.' })
  content!: MailContentResponse | null;
  @OneOf(CLOCK_MAIL_WITHHELD, {
    name: 'ClockMailWithheld',
    nullable: true,
    description:
      '`no_address`: the order has no email address. `not_sent`: the clock does not take this step, because of the ' +
      'status of the order or its payments. null: there is content.',
  })
  withheld!: ClockMailWithheld | null;
}

const addressResponse = ({ name, address }: MailSender): MailAddressResponse => ({ name, address });

export const clockMailResponse = ({ content, ...mail }: PreviewedClockMail): ClockMailResponse => ({
  action: mail.action,
  recipient: mail.recipient,
  language: mail.language,
  from: addressResponse(mail.from),
  reply_to: mail.replyTo && addressResponse(mail.replyTo),
  content: content && { subject: content.subject, html: content.html, text: content.text },
  withheld: mail.withheld,
});
