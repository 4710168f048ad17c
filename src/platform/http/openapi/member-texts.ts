const DISPLAY_NAME_OF_METHOD =
  "Display name of the payment method, in the reader's language; its key if the method was deleted.";

/**
 * Descriptions of members and parameters that mean the same in every schema, by name. A member with another meaning, or
 * one that needs more explanation, has its own description.
 */
export const MEMBER_TEXTS: Readonly<Record<string, string>> = {
  // These members describe answers.
  data: 'Result of the operation.',
  success: '`true` in every success, `false` in every failure.',
  meta: 'Paging of the list.',
  miniCart: 'Number of pieces and total of the cart, for the header of a page.',
  code: 'Reason of the failure, for programs; it does not depend on the language and never changes.',
  request_id: 'Identifies the request in the server log and the activity log. Quote it to support.',

  // These members describe records.
  id: 'Assigned by the shop; unique among records of the same kind, and never reused.',
  version:
    'Goes up by one with each change. Send it with an update, which is refused with 409 `stale_version` when the ' +
    'record has changed since.',
  created_at: 'Time of creation, ISO 8601 in UTC.',
  updated_at: 'Time of the last change, ISO 8601 in UTC.',
  sent_at: 'When the mail server accepted the email, ISO 8601 in UTC; null: it was not sent.',
  at: 'Time of the event, ISO 8601 in UTC.',
  position: 'Sort key of lists; lower numbers come first.',
  alias: 'URL slug; unique among records of the same kind.',
  published: '1: visible to customers; 0: visible to administrators only.',
  link: 'Absolute URL of the page in the storefront.',
  image: 'URL of a picture, or its path on this site; null: no picture.',
  language: 'ISO 639-1 code: `en`, `uk` or `ru`.',
  currency: 'ISO 4217 code of the amounts.',
  translations:
    'Texts by language (`en`, `uk`, `ru`). A language without a text shows the text in the language of the record.',
  en: 'In English.',
  uk: 'In Ukrainian.',
  ru: 'In Russian.',
  kind: 'Template of the email, such as `bank_details` or `order_status`.',
  actor: 'Who did it.',
  subject: 'Subject line; null until the email is composed.',
  attempts: 'Number of attempts to send the email.',
  delayed_until: 'Until when the hourly limit of the address delays the email, ISO 8601 in UTC; null: not delayed.',
  ip: 'IP address of the client; null: not known, or already removed because its retention period is over.',

  // These members refer to other records.
  product_id: 'Id of the product, as in `GET /api/products/{id}`.',
  productId: 'Id of the product, as in `GET /api/products/{id}`.',
  variant_id: 'Id of the variant, from `variants` of the product; null: the product itself.',
  order_id: 'Id of the order, as in `GET /api/orders/{id}`.',
  customer_id: 'Id of the customer, as in `GET /api/customers/{id}`.',
  payment_id: 'Id of the payment, from `payments` of the order.',
  refund_id: 'Id of the refund, from `refunds` of the order.',
  method_key: 'Key of the payment method, such as `cash` or `bank_invoice`.',
  key: 'Key of the method, such as `bank_invoice` or `pickup`; orders refer to the method by it.',
  slug: 'URL slug of the page, such as `terms`.',

  // These members describe people and addresses.
  first_name: 'Given name; null: not known.',
  last_name: 'Family name; null: not known.',
  email: 'Email address; null: not known.',
  phone: 'Phone number as it was entered; null: not known.',
  recipient: 'Address that the email goes to.',
  name: 'Recipient, as written on the parcel; null: the name of the customer.',
  address: 'Street, house number and apartment.',
  city: 'City or village.',
  state: 'State, region or oblast; null where the country has none.',
  zip: 'Postal code; its format depends on the country.',
  country: 'ISO 3166-1 alpha-2 code, such as `UA`.',
  company: 'Company that the invoice is issued to; null: a private person.',
  vat_id: 'VAT ID of the company, as printed on the invoice; it is not verified.',

  // These members describe goods and amounts.
  tracking_number: 'Number by which the carrier tracks the parcel; null: none.',
  invoice_path: 'Path to download the invoice from; null: none was issued.',
  is_pickup: 'Whether the customer collects the goods; then nothing is shipped.',
  payments: 'Attempts to pay, oldest first, also unsuccessful ones.',
  refunds: 'Money returned to the customer, oldest first.',
  payment_method_title: DISPLAY_NAME_OF_METHOD,
  method_title: DISPLAY_NAME_OF_METHOD,
  title: "Display name, in the reader's language.",
  delivery_time: "How long delivery takes, in the reader's language; may be empty.",
  sku: 'Article number of the merchant; unique. null: none.',
  quantity: 'Number of pieces.',
  in_stock: 'Pieces that can be bought now.',
  attributes: 'Attributes of the variant with their values; empty for a product without variants.',
  cost: 'Shipping cost for this cart or order, in its currency.',
  subtotal: 'Sum of the lines, without shipping. Contains tax if `prices_include_tax` is true.',
  tax: 'Sum of the tax on the lines, which is rounded half up per line, and `shipping_tax`.',
  shipping:
    'Shipping cost; 0 for pickup, and as long as no shipping method is chosen. Contains `shipping_tax` if ' +
    '`prices_include_tax` is true.',
  shipping_tax: 'Tax on the shipping cost, a part of `tax`; 0 if delivery is not taxed.',
  total: 'Amount to pay: `subtotal` and `shipping`, and `tax` if `prices_include_tax` is false.',
  prices_include_tax: 'true: `tax` is contained in the prices; false: it is added to them.',
  payment_due_at: 'When the payment is due, ISO 8601 in UTC; null: no deadline.',
  overdue: 'Whether a payment is expected and its due date has passed.',
};

/** Descriptions of shared lists of values, by the name of their schema. */
export const ENUM_TEXTS: Readonly<Record<string, string>> = {
  Language: 'ISO 639-1 code of a language of the shop.',
  OrderStatus: 'Stage of fulfilment of an order.',
  OrderStatusWord: 'Stage of fulfilment of an order; `canceled` is read as `cancelled`.',
  ReportDimension: 'Subject of the rows of a report.',
  Scope: 'Operations that an API token may call; `admin` includes all others.',
  LineProblem: 'Why a line of a cart cannot be bought.',
  Unavailable: 'Why a product cannot be bought.',
  PageKind: 'Purpose of a page to which the storefront links.',
  AdministratorRole: 'Role of an administrator. `owner` includes `manager`, and `manager` includes `support`.',
};
