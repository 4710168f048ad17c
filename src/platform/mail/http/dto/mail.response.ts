import { LANGUAGES, type Language } from '#kernel';
import { Integer, ListOf, OneOf, Ref, Text, Timestamp } from '../../../http/openapi/response-properties.js';
import type { ListedMail, MailList } from '../../list-mails.js';
import { MAIL_STATES, type MailState } from '../../mail.entity.js';
import type { MailPreview } from '../../preview-mails.js';
import type { RenderedMail } from '../../render-mail.js';
import { WITHHELD_REASONS, type ShownMail, type WithheldReason } from '../../show-mail.js';

/** A mail without its text. */
export class MailResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ description: 'E.g. `bank_details`.' }) kind!: string;
  @OneOf(LANGUAGES, { name: 'Language' }) language!: Language;
  @Text() recipient!: string;
  @Text({ nullable: true, description: 'null until it has been sent.' }) subject!: string | null;
  @Integer({ nullable: true }) order_id!: number | null;
  @Integer({ nullable: true, description: 'The account that it is about.' }) user_id!: number | null;
  @OneOf(MAIL_STATES, { name: 'MailState' }) state!: MailState;

  @Timestamp({ nullable: true, description: "Until when it waits because of its recipient's hourly limit." })
  delayed_until!: Date | null;

  @Integer() attempts!: number;
  @Text({ nullable: true }) last_error!: string | null;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true }) sent_at!: Date | null;
}

export class MailContentResponse {
  @Text() subject!: string;
  @Text() html!: string;
  @Text() text!: string;
}

export class MailDetailResponse extends MailResponse {
  @Ref(() => MailContentResponse, { nullable: true, description: 'As it would be sent now; null when withheld.' })
  content!: MailContentResponse | null;

  @OneOf(WITHHELD_REASONS, {
    name: 'WithheldReason',
    nullable: true,
    description: '`secret`: it has a personal link. `outdated`: there is nothing to send any more.',
  })
  withheld!: WithheldReason | null;
}

export class MailCountsResponse {
  @Integer() queued!: number;
  @Integer() sent!: number;
  @Integer() dead!: number;
  @Integer({ description: 'Not sent: the hourly limit of the address would have delayed them for more than a day.' })
  dropped!: number;
}

export class MailListResponse {
  @ListOf(() => MailResponse) items!: MailResponse[];

  @Ref(() => MailCountsResponse, { description: 'Mails in each state, whatever the filter.' })
  counts!: MailCountsResponse;

  @ListOf({ type: 'string' }, { description: 'Every kind that is sent.' }) kinds!: string[];
}

export class MailPreviewResponse {
  @Text({ description: 'E.g. `order_status.shipped`.' }) id!: string;
  @Text({ description: 'E.g. `order_status`.' }) kind!: string;
  @Text() subject!: string;
}

export class MailPreviewsResponse {
  @ListOf(() => MailPreviewResponse) items!: MailPreviewResponse[];
}

export class MailPreviewDetailResponse extends MailPreviewResponse {
  @Ref(() => MailContentResponse) content!: MailContentResponse;
}

export const mailPreviewDetailResponse = ({
  id,
  kind,
  subject,
  content,
}: MailPreview & { readonly content: RenderedMail }): MailPreviewDetailResponse => ({
  id,
  kind,
  subject,
  content: { subject: content.subject, html: content.html, text: content.text },
});

export const mailResponse = (mail: ListedMail): MailResponse => ({
  id: mail.id,
  kind: mail.kind,
  language: mail.language,
  recipient: mail.recipient,
  subject: mail.subject,
  order_id: mail.orderId,
  user_id: mail.userId,
  state: mail.state,
  delayed_until: mail.delayedUntil,
  attempts: mail.attempts,
  last_error: mail.lastError,
  created_at: mail.createdAt,
  sent_at: mail.sentAt,
});

export const mailDetailResponse = ({ content, withheld, ...mail }: ShownMail): MailDetailResponse => ({
  ...mailResponse(mail),
  content: content && { subject: content.subject, html: content.html, text: content.text },
  withheld,
});

export const mailListResponse = ({ items, counts, kinds }: MailList): MailListResponse => ({
  items: items.map(mailResponse),
  counts: { queued: counts.queued, sent: counts.sent, dead: counts.dead, dropped: counts.dropped },
  kinds,
});
