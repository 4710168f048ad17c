import { getSchemaPath } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '#kernel';
import { ACCOUNT_ROLES, type AccountRole } from '../../../platform/access/caller.js';
import {
  Flag,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import { MAIL_STATES, type MailState } from '../../../platform/mail/mail.entity.js';
import { SavedAddressResponse } from './saved-address.dto.js';
import { NotedCustomerResponse } from './customer.response.js';

// Each module adds its section by PersonalData.exports; the classes describe the file as a whole.

export class ExportedAccountResponse {
  @Integer() id!: number;
  @Text() email!: string;
  @OneOf(ACCOUNT_ROLES, { name: 'AccountRole' }) role!: AccountRole;
  @Flag() active!: boolean;
  @OneOf(LANGUAGES, { name: 'Language', nullable: true }) language!: Language | null;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true }) last_login_at!: Date | null;
  @Timestamp() password_changed_at!: Date;
  @Flag() second_factor!: boolean;
}

export class ExportedSessionResponse {
  @Timestamp({ nullable: true }) created_at!: Date | null;
  @Timestamp() expires_at!: Date;
  @Text({ nullable: true }) ip!: string | null;
  @Text({ nullable: true, description: 'The User-Agent header of the login.' }) agent!: string | null;
  @Text({ nullable: true, description: 'Browser and system, e.g. `Firefox, Windows`.' }) browser!: string | null;
}

export class ExportedMailResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ description: 'E.g. `bank_details`.' }) kind!: string;
  @Text({ nullable: true }) subject!: string | null;
  @Text() recipient!: string;
  @OneOf(LANGUAGES, { name: 'Language' }) language!: Language;
  @OneOf(MAIL_STATES, { name: 'MailState' }) state!: MailState;
  @Integer({ nullable: true }) order_id!: number | null;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true }) sent_at!: Date | null;
}

export class ExportedReviewResponse {
  @Integer() id!: number;
  @Integer() product_id!: number;
  @Text({ description: 'Name of the product.' }) product!: string;
  @Text({ nullable: true, description: 'Name of the reviewer.' }) name!: string | null;
  @Integer() rating!: number;
  @Text() text!: string;
  @OneOf(['waiting', 'approved', 'rejected'], { name: 'ReviewStatus' }) status!: string;
  @Flag({ description: 'Whether the product had been bought when the review was written.' })
  verified_purchase!: boolean;
  @Timestamp() created_at!: Date;
}

export class ExportedStockAlertResponse {
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Text() email!: string;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true }) sent_at!: Date | null;
}

export class ExportedListItemResponse {
  @Integer() product_id!: number;
  @Text() name!: string;
  @Timestamp() added_at!: Date;
}

export class ExportedCartItemResponse extends ExportedListItemResponse {
  @Integer({ nullable: true }) variant_id!: number | null;
  @Integer() quantity!: number;
}

export class PersonalDataResponse {
  @Timestamp() exported_at!: Date;
  @Ref(() => ExportedAccountResponse, { nullable: true }) account!: ExportedAccountResponse | null;
  @ListOf(() => ExportedSessionResponse) sessions!: ExportedSessionResponse[];
  @ListOf(() => ExportedMailResponse) mails!: ExportedMailResponse[];
  @ListOf(() => ExportedReviewResponse) reviews!: ExportedReviewResponse[];
  @ListOf(() => ExportedStockAlertResponse, {
    description: 'Requests for back-in-stock emails to the verified address.',
  })
  stock_alerts!: ExportedStockAlertResponse[];

  @Ref(() => NotedCustomerResponse, { nullable: true }) customer!: NotedCustomerResponse | null;
  @ListOf(() => SavedAddressResponse) addresses!: SavedAddressResponse[];
  @ListOf(() => ExportedListItemResponse) wishlist!: ExportedListItemResponse[];
  @ListOf(() => ExportedListItemResponse) comparison!: ExportedListItemResponse[];
  @ListOf(() => ExportedCartItemResponse) cart!: ExportedCartItemResponse[];
  // a class of another module, which this one does not import
  @ListOf({ $ref: getSchemaPath('ExportedOrderResponse') }) orders!: object[];
}
