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

/** The customer of the service document. */
export class CustomerResponse {
  @Integer() id!: number;
  @Integer({ nullable: true, description: 'The account; null for guests.' }) user_id!: number | null;
  @Text({ nullable: true }) first_name!: string | null;
  @Text({ nullable: true }) last_name!: string | null;
  @Text({ nullable: true }) email!: string | null;
  @Text({ nullable: true }) phone!: string | null;
  @Text({ nullable: true }) shipping_address!: string | null;
  @Text({ nullable: true }) shipping_city!: string | null;
  @Text({ nullable: true }) shipping_state!: string | null;
  @Text({ nullable: true }) shipping_zip!: string | null;
  @Text({ nullable: true, description: 'ISO 3166-1 alpha-2.' }) shipping_country!: string | null;

  @OneOf(LANGUAGES, { name: 'Language', nullable: true, description: "Of the customer's mails." })
  language!: Language | null;

  @Integer() version!: number;
  @Timestamp() created_at!: Date;
}

/** A customer as staff see it in lists. */
export class CustomerRowResponse extends CustomerResponse {
  @ListOf({ type: 'string' }, { description: 'Of staff.' }) tags!: string[];
}

/** With what staff have written down. */
export class NotedCustomerResponse extends CustomerRowResponse {
  @Text({ nullable: true, description: 'A remark of staff.' }) staff_note!: string | null;
}

export class CustomerTagResponse {
  @Text() tag!: string;
  @Integer({ description: 'That have it.' }) customers!: number;
}

export class CustomerTagsResponse {
  @ListOf(() => CustomerTagResponse, { description: 'Most used first, at most 200.' }) items!: CustomerTagResponse[];
}

export class CustomerAccountResponse {
  @Text({ description: 'The login.' }) email!: string;
  @Flag({ description: 'Whether the customer may log in.' }) active!: boolean;
  @Timestamp() created_at!: Date;
}

export class CustomerDetailResponse extends NotedCustomerResponse {
  @Ref(() => CustomerAccountResponse, { nullable: true, description: 'null for guests.' })
  account!: CustomerAccountResponse | null;

  @Timestamp({ nullable: true, description: 'When the personal data was erased.' }) erased_at!: Date | null;
}

export class OwnAccountResponse {
  @Integer() id!: number;
  @Text() email!: string;
  @OneOf(ACCOUNT_ROLES, { name: 'AccountRole' }) role!: AccountRole;
  @Flag() email_verified!: boolean;

  @Text({ nullable: true, description: 'The address that it changes to when that is verified.' })
  pending_email!: string | null;
}

export class ProfileResponse {
  @Ref(() => OwnAccountResponse) user!: OwnAccountResponse;

  @Ref(() => CustomerResponse, { nullable: true, description: 'null for administrators.' })
  customer!: CustomerResponse | null;
}

export class RegistrationResponse {
  @Text() email!: string;
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
