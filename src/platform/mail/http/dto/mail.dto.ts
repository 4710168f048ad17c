import { IsIn, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LANGUAGES, type Language } from '#kernel';
import { PageQuery } from '../../../http/validation/page.dto.js';
import { WholeNumber } from '../../../http/validation/query.transforms.js';
import type { MailFilter } from '../../list-mails.js';
import { MAIL_STATES, type MailState } from '../../mail.entity.js';
import { IsInt } from '../../../http/validation/is-int.decorator.js';

export class MailQuery extends PageQuery {
  /**
   * `queued`, `sent`, `dead` (delivery failed permanently), or `dropped` (the hourly limit of the address would have
   * delayed it for more than a day).
   */
  @IsOptional()
  @IsIn(MAIL_STATES)
  state?: MailState;

  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id?: number;

  /** Kind of the email, e.g. `bank_details`. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  kind?: string;

  /** Exact address of the recipient, case-insensitive. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  recipient?: string;

  /** Part of the recipient's address. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  q?: string;
}

export class MailPreviewQuery {
  /** Language of the preview. Default: the language of the request. */
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
