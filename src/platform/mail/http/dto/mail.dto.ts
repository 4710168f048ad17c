import { IsIn, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LANGUAGES, type Language } from '#kernel';
import { PageQuery } from '../../../http/validation/page.dto.js';
import { WholeNumber } from '../../../http/validation/query.transforms.js';
import type { MailFilter } from '../../list-mails.js';
import { MAIL_STATES, type MailState } from '../../mail.entity.js';
import { IsInt } from '../../../http/validation/is-int.decorator.js';

export class MailQuery extends PageQuery {
  /**
   * `queued`: waits to be sent. `sent`: accepted by the mail server. `not_sent`: written to a file,
   * because no mail server was set up. `dead`: delivery failed permanently.
   * `dropped`: not sent, because the hourly limit of the address would have delayed it for more than a day,
   * or because it was no longer needed when it was due.
   */
  @IsOptional()
  @IsIn(MAIL_STATES)
  state?: MailState;

  /** Only emails about this order. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id?: number;

  /** Only emails of this template, such as `bank_details`; see `kinds` of the answer. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  kind?: string;

  /** Address of the recipient, exact, in upper or lower case. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  recipient?: string;

  /** Part of the address of the recipient. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  q?: string;
}

export class MailPreviewQuery {
  /** Language of the email. Default: that of the caller. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

export const mailFilterOf = ({ state, order_id: orderId, kind, recipient, q }: MailQuery): MailFilter => ({
  state: state ?? null,
  orderId: orderId ?? null,
  kind: kind ?? null,
  recipient: recipient?.trim() || null,
  q: q?.trim() || null,
});
