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
import { LANGUAGES, type Language } from '#kernel';
import type { CustomerEntity } from '../../data/customer.entity.js';
import type { CustomerWithAccount } from '../../use-cases/show-customer.js';
import type { Profile } from '../../use-cases/show-profile.js';

/** A customer. */
export class CustomerResponse {
  @Integer() id!: number;
  @Integer({ nullable: true, description: 'Id of the account; null: the customer ordered as a guest.' }) user_id!:
    number | null;
  @Text({ nullable: true }) first_name!: string | null;
  @Text({ nullable: true }) last_name!: string | null;
  @Text({ nullable: true }) email!: string | null;
  @Text({ nullable: true }) phone!: string | null;
  @Text({ nullable: true, description: 'Street, house number and apartment of the default address; null: none.' })
  shipping_address!: string | null;
  @Text({ nullable: true, description: 'City or village of the default address; null: none.' }) shipping_city!:
    string | null;
  @Text({ nullable: true, description: 'State, region or oblast of the default address; null: none.' })
  shipping_state!: string | null;
  @Text({ nullable: true, description: 'Postal code of the default address; null: none.' }) shipping_zip!:
    string | null;
  @Text({ nullable: true, description: 'ISO 3166-1 alpha-2 code of the default address; null: none.' })
  shipping_country!: string | null;

  @OneOf(LANGUAGES, {
    name: 'Language',
    nullable: true,
    description: 'Language of the emails to the customer; null: the default language of the shop.',
  })
  language!: Language | null;

  @Integer() version!: number;
  @Timestamp() created_at!: Date;
}

/** A customer in lists for staff. */
export class CustomerRowResponse extends CustomerResponse {
  @ListOf({ type: 'string' }, { description: 'Tags that the staff gave the customer.' }) tags!: string[];
}

/** A customer with the notes of staff. */
export class NotedCustomerResponse extends CustomerRowResponse {
  @Text({
    nullable: true,
    description: 'Note of the staff; the customer sees it only in the export of personal data. null: none.',
  })
  staff_note!: string | null;
}

export class CustomerTagResponse {
  @Text({ description: 'Tag, in lower case.' }) tag!: string;
  @Integer({ description: 'Number of customers with the tag.' }) customers!: number;
}

export class CustomerTagsResponse {
  @ListOf(() => CustomerTagResponse, { description: 'Tags, the most used first; at most 200.' })
  items!: CustomerTagResponse[];
}

export class CustomerAccountResponse {
  @Text({ description: 'Email address with which the customer logs in.' }) email!: string;
  @Flag({ description: 'Whether the customer may log in.' }) active!: boolean;
  @Timestamp() created_at!: Date;
}

export class CustomerDetailResponse extends NotedCustomerResponse {
  @Ref(() => CustomerAccountResponse, {
    nullable: true,
    description: 'Account of the customer; null: ordered as a guest.',
  })
  account!: CustomerAccountResponse | null;

  @Timestamp({ nullable: true, description: 'When the personal data was erased, ISO 8601 in UTC; null: it was not.' })
  erased_at!: Date | null;
}

export class OwnAccountResponse {
  @Integer() id!: number;
  @Text({ description: 'Email address with which the caller logs in.' }) email!: string;
  @OneOf(ACCOUNT_ROLES, {
    name: 'AccountRole',
    description: '`customer`, or the role of an administrator: `support`, `manager` or `owner`.',
  })
  role!: AccountRole;
  @Flag({ description: 'Whether the caller has proven to own the address.' }) email_verified!: boolean;

  @Text({ nullable: true, description: 'New address that waits to be verified; null: no change requested.' })
  pending_email!: string | null;
}

export class ProfileResponse {
  @Ref(() => OwnAccountResponse, { description: 'Account of the caller.' }) user!: OwnAccountResponse;

  @Ref(() => CustomerResponse, { nullable: true, description: 'Customer data of the caller; null for administrators.' })
  customer!: CustomerResponse | null;
}

export class RegistrationResponse {
  @Text({ description: 'Address to which the link was sent.' }) email!: string;
}

export const customerResponse = (customer: CustomerEntity): CustomerResponse => ({
  id: customer.id,
  user_id: customer.userId,
  first_name: customer.firstName,
  last_name: customer.lastName,
  email: customer.email,
  phone: customer.phone,
  shipping_address: customer.shippingAddress,
  shipping_city: customer.shippingCity,
  shipping_state: customer.shippingState,
  shipping_zip: customer.shippingZip,
  shipping_country: customer.shippingCountry,
  language: customer.language,
  version: customer.version,
  created_at: customer.createdAt,
});

export const customerRowResponse = (customer: CustomerEntity): CustomerRowResponse => ({
  ...customerResponse(customer),
  tags: [...customer.tags],
});

export const notedCustomerResponse = (customer: CustomerEntity): NotedCustomerResponse => ({
  ...customerRowResponse(customer),
  staff_note: customer.staffNote,
});

export const customerDetailResponse = ({ customer, account }: CustomerWithAccount): CustomerDetailResponse => ({
  ...notedCustomerResponse(customer),
  account: account && { email: account.email, active: account.active, created_at: account.createdAt },
  erased_at: customer.erasedAt,
});

export const profileResponse = ({ account, customer }: Profile): ProfileResponse => ({
  user: {
    id: account.id,
    email: account.email,
    role: account.role,
    email_verified: account.email_verified,
    pending_email: account.pending_email,
  },
  customer: customer && customerResponse(customer),
});

export const registrationResponse = (email: string): RegistrationResponse => ({ email });
