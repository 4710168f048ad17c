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
import { MAIL_STATE } from '../../../platform/mail/http/dto/mail-state.js';

// The exported file. Each module adds its section by PersonalData.exports; these classes describe the whole file.

export class ExportedAccountResponse {
  @Integer() id!: number;
  @Text({ description: 'Email address with which the account logs in.' }) email!: string;
  @OneOf(ACCOUNT_ROLES, {
    name: 'AccountRole',
    description: '`customer`, or the role of an administrator: `support`, `manager` or `owner`.',
  })
  role!: AccountRole;
  @Flag({ description: 'Whether the account may log in.' }) active!: boolean;
  @OneOf(LANGUAGES, {
    name: 'Language',
    nullable: true,
    description: 'Language of the emails; null: the default language of the shop.',
  })
  language!: Language | null;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true, description: 'Time of the last login, ISO 8601 in UTC; null: never.' })
  last_login_at!: Date | null;
  @Timestamp({ description: 'When the password was set, ISO 8601 in UTC.' }) password_changed_at!: Date;
  @Flag({ description: 'Whether the login requires a code of an authenticator app.' }) second_factor!: boolean;
}

export class ExportedSessionResponse {
  @Timestamp({ nullable: true, description: 'Time of the login, ISO 8601 in UTC; null: a session of a guest.' })
  created_at!: Date | null;
  @Timestamp({ description: 'When the session ends unless it is used, ISO 8601 in UTC.' }) expires_at!: Date;
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
  @OneOf(MAIL_STATES, MAIL_STATE)
  state!: MailState;
  @Integer({ nullable: true, description: 'Id of the order that the email is about; null: none.' }) order_id!:
    number | null;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true }) sent_at!: Date | null;
}

export class ExportedReviewResponse {
  @Integer() id!: number;
  @Integer() product_id!: number;
  @Text({ description: 'Name of the product.' }) product!: string;
  @Text({ nullable: true, description: 'Author, as signed; null: none.' }) name!: string | null;
  @Integer({ description: 'Stars, 1 (worst) to 5 (best).' }) rating!: number;
  @Text({ description: 'Plain text, as the author wrote it.' }) text!: string;
  @OneOf(['waiting', 'approved', 'rejected'], {
    name: 'ReviewStatus',
    description: '`waiting`: not judged yet; `approved`: public; `rejected`: hidden.',
  })
  status!: string;
  @Flag({ description: 'Whether the author had bought the product before.' })
  verified_purchase!: boolean;
  @Timestamp() created_at!: Date;
}

export class ExportedStockAlertResponse {
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Text({ description: 'Address that asked for the email.' }) email!: string;
  @Timestamp() created_at!: Date;
  @Timestamp({ nullable: true }) sent_at!: Date | null;
}

export class ExportedListItemResponse {
  @Integer() product_id!: number;
  @Text({ description: 'Name of the product.' }) name!: string;
  @Timestamp({ description: 'When the product was added, ISO 8601 in UTC.' }) added_at!: Date;
}

export class ExportedCartItemResponse extends ExportedListItemResponse {
  @Integer({ nullable: true }) variant_id!: number | null;
  @Integer() quantity!: number;
}

export class PersonalDataResponse {
  @Timestamp({ description: 'When the export was made, ISO 8601 in UTC.' }) exported_at!: Date;
  @Ref(() => ExportedAccountResponse, {
    nullable: true,
    description: 'Account; null: the customer ordered as a guest.',
  })
  account!: ExportedAccountResponse | null;
  @ListOf(() => ExportedSessionResponse, { description: 'Open sessions.' }) sessions!: ExportedSessionResponse[];
  @ListOf(() => ExportedMailResponse, { description: 'Emails to the customer, without their content.' })
  mails!: ExportedMailResponse[];
  @ListOf(() => ExportedReviewResponse, { description: 'Reviews written by the customer, published or not.' })
  reviews!: ExportedReviewResponse[];
  @ListOf(() => ExportedStockAlertResponse, {
    description: 'Requests for back-in-stock emails to the verified address.',
  })
  stock_alerts!: ExportedStockAlertResponse[];

  @Ref(() => NotedCustomerResponse, {
    nullable: true,
    description: 'Contact data and default address; null: the account has no customer.',
  })
  customer!: NotedCustomerResponse | null;
  @ListOf(() => SavedAddressResponse, { description: 'Saved addresses.' }) addresses!: SavedAddressResponse[];
  @ListOf(() => ExportedListItemResponse, { description: 'Products on the wishlist.' })
  wishlist!: ExportedListItemResponse[];
  @ListOf(() => ExportedListItemResponse, { description: 'Products in the comparison.' })
  comparison!: ExportedListItemResponse[];
  @ListOf(() => ExportedCartItemResponse, { description: 'Lines of the cart.' }) cart!: ExportedCartItemResponse[];
  // The class of an order belongs to another module, which this module may not import.
  @ListOf(
    { $ref: getSchemaPath('ExportedOrderResponse') },
    { description: 'Orders with lines, payments, refunds and changes of status.' },
  )
  orders!: object[];
  @ListOf({ $ref: getSchemaPath('ExportedBankTransactionResponse') }, { description: 'Bank transfers for the orders.' })
  bank_transactions!: object[];
  @ListOf({ $ref: getSchemaPath('ExportedBankRefundResponse') }, { description: 'Refunds by bank transfer.' })
  bank_refunds!: object[];
}
