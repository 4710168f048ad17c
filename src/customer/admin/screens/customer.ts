import type { Data, Item } from '#panel';

export type Customer = Item<'listCustomers'>;
export type KnownCustomer = Data<'getCustomer'>;
export type Purchases = Item<'listCustomerPurchases'>;

export const fullName = ({ first_name: first, last_name: last }: Customer): string =>
  [first, last].filter(Boolean).join(' ');
