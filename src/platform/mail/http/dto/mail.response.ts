import { LANGUAGES, type Language } from '#kernel';
import { Integer, ListOf, OneOf, Ref, Text, Timestamp } from '../../../http/openapi/response-properties.js';
import type { ListedMail, MailList } from '../../list-mails.js';
import { MAIL_STATES, type MailState } from '../../mail.entity.js';
import type { MailPreview } from '../../preview-mails.js';
import type { RenderedMail } from '../../render-mail.js';
import { WITHHELD_REASONS, type ShownMail, type WithheldReason } from '../../show-mail.js';
import { MAIL_STATE } from './mail-state.js';

/** A mail without its text. */
export class MailResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ description: 'E.g. `bank_details`.' }) kind!: string;
  @OneOf(LANGUAGES, { name: 'Language' }) language!: Language;
  @Text() recipient!: string;
  @Text({ nullable: true }) subject!: string | null;
  @Integer({ nullable: true, description: 'Id of the order that the email is about; null: none.' }) order_id!:
    number | null;
  @Integer({ nullable: true, description: 'Id of the account that the email is about; null: none.' }) user_id!:
    number | null;
  @OneOf(MAIL_STATES, MAIL_STATE)
  state!: MailState;

  @Timestamp({ nullable: true })
  delayed_until!: Date | null;

  @Integer() attempts!: number;
  @Text({ nullable: true, description: 'Answer of the mail server to the last failed attempt; null: none failed.' })
  last_error!: string | null;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true }) sent_at!: Date | null;
}

export class MailContentResponse {
  @Text({ description: 'Subject line.' }) subject!: string;
  @Text({ description: 'HTML version, a whole document.' }) html!: string;
  @Text({ description: 'Plain-text version.' }) text!: string;
}

export class MailDetailResponse extends MailResponse {
  @Ref(() => MailContentResponse, {
    nullable: true,
    description: 'Content as it would be sent now; null: withheld, see `withheld`.',
  })
  content!: MailContentResponse | null;

  @OneOf(WITHHELD_REASONS, {
    name: 'WithheldReason',
    nullable: true,
    description:
      '`secret`: the email has a personal link. `owners`: the email is for the owners of the shop, and only owners may ' +
      'read it. `outdated`: there is nothing to send any more. null: not withheld.',
  })
  withheld!: WithheldReason | null;
}

export class MailCountsResponse {
  @Integer({ description: 'Number of emails that wait to be sent.' }) queued!: number;
  @Integer({ description: 'Number of emails that a mail server accepted.' }) sent!: number;
  @Integer({ description: 'Number of emails that were written to files, because no mail server was set up.' })
  not_sent!: number;
  @Integer({ description: 'Number of emails whose delivery failed permanently.' }) dead!: number;
  @Integer({
    description:
      'Number of emails that were not sent, because the hourly limit of the address would have delayed ' +
      'them for more than a day.',
  })
  dropped!: number;
}

export class MailListResponse {
  @ListOf(() => MailResponse, { description: 'Emails of this page, newest first.' }) items!: MailResponse[];

  @Ref(() => MailCountsResponse, { description: 'Number of emails in each state, regardless of the filters.' })
  counts!: MailCountsResponse;

  @ListOf({ type: 'string' }, { description: 'All templates, to filter by.' }) kinds!: string[];
}

export class MailPreviewResponse {
  @Text({ description: 'Identifies the preview, such as `order_status.shipped`.' }) id!: string;
  @Text({ description: 'Template of the email, such as `order_status`.' }) kind!: string;
  @Text({ description: 'Subject line with the sample data.' }) subject!: string;
}

export class MailPreviewsResponse {
  @ListOf(() => MailPreviewResponse, { description: 'One preview for each variant of each template.' })
  items!: MailPreviewResponse[];
}

export class MailPreviewDetailResponse extends MailPreviewResponse {
  @Ref(() => MailContentResponse, { description: 'Content with the sample data.' }) content!: MailContentResponse;
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
  counts: {
    queued: counts.queued,
    sent: counts.sent,
    not_sent: counts.not_sent,
    dead: counts.dead,
    dropped: counts.dropped,
  },
  kinds,
});
