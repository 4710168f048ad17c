import { ADDRESS_PARTS, type SentAddress, type SentDelivery } from '../domain/delivery-problems.js';

type Sent = Readonly<Record<string, unknown>>;

const addressAt = (sent: Sent, nameOf: (part: string) => string, path = ''): SentAddress =>
  Object.fromEntries(
    ADDRESS_PARTS.map((part) => [part, { field: path + nameOf(part), value: sent[nameOf(part)] }]),
  ) as unknown as SentAddress;

const isObject = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a checkout form. A separate billing address has its own rules in CheckoutBody. */
export const deliveryOfForm = (sent: Sent): SentDelivery => ({
  phone: { field: 'phone', value: sent['phone'] },
  shipping: addressAt(sent, (part) => `shipping_${part}`),
  shippingField: 'shipping_address',
  billing: null,
});

/** The members of a new order as JSON. */
export function deliveryOfOrder({
  customer,
  shipping_address: shipping,
  billing_address: billing,
}: Sent): SentDelivery {
  const address = (value: unknown, field: string): SentAddress | null =>
    isObject(value) ? addressAt(value, (part) => part, `${field}.`) : null;
  return {
    phone: { field: 'customer.phone', value: isObject(customer) ? customer['phone'] : undefined },
    shipping: address(shipping, 'shipping_address'),
    shippingField: 'shipping_address',
    billing: address(billing, 'billing_address'),
  };
}
