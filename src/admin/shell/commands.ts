import type { Place } from '../places.js';
import type { Section } from '../screens/settings/sections.js';

/** An action or a setting that the search of the panel opens. */
export interface Command {
  /** The title is `shell.commands.<id>`. */
  readonly id: string;
  readonly kind: 'actions' | 'settings';
  /** Id of the screen, whose icon is shown. */
  readonly screen: string;
  /** Path below the screen, e.g. `new`. */
  readonly record?: string;
  /** Name or id of the field to focus. */
  readonly field?: string;
  /** The lowest role that may use it. */
  readonly least: Place['least'];
}

const action = (id: string, screen: string, record: string, least: Place['least'] = 'manager'): Command => ({
  id,
  kind: 'actions',
  screen,
  record,
  least,
});

const setting = (id: string, screen: string, field?: string, least: Place['least'] = 'manager'): Command => ({
  id,
  kind: 'settings',
  screen,
  ...(field !== undefined && { field }),
  least,
});

/** Creates the command for a field of the shop's settings. The first section has no path of its own. */
const ofShop = (id: string, section: Section, field: string): Command => ({
  ...setting(id, 'settings', field, 'owner'),
  ...(section !== 'shop' && { record: section }),
});

export const commands: readonly Command[] = [
  action('create-order', 'orders', 'new', 'support'),
  action('create-product', 'products', 'new'),
  action('create-category', 'categories', 'new'),
  action('create-page', 'content', 'new'),
  action('import-statement', 'bank-statements', 'new'),
  action('import-register', 'courier-registers', 'new'),
  action('invite-staff', 'administrators', 'new', 'owner'),
  action('create-token', 'tokens', 'new', 'owner'),
  action('preview-emails', 'mails', 'previews', 'support'),
  ofShop('shop-name', 'shop', 'shop_name'),
  ofShop('time-zone', 'shop', 'timezone'),
  ofShop('languages', 'shop', 'default_language'),
  ofShop('logo', 'look', 'logo'),
  ofShop('icon', 'look', 'favicon'),
  ofShop('colors', 'look', 'colors.accent'),
  ofShop('home-page', 'look', 'hero.image'),
  ofShop('seller', 'seller', 'seller.name'),
  ofShop('e-invoices', 'seller', 'e_invoice'),
  ofShop('payments-switch', 'money', 'payments_enabled'),
  ofShop('currency', 'money', 'currency'),
  ofShop('low-stock', 'orders', 'low_stock_threshold'),
  ofShop('stock-protection', 'orders', 'max_open_orders_per_contact'),
  ofShop('cancel-unpaid', 'orders', 'cancel_unconfirmed_after'),
  ofShop('mail-server', 'mail', 'smtp.host'),
  ofShop('sender', 'mail', 'mail_sender_name'),
  ofShop('new-order-emails', 'mail', 'new_order_mail_to'),
  ofShop('ready-emails', 'mail', 'mail_ready_for_shipment'),
  ofShop('test-email', 'mail', 'test-mail'),
  ofShop('security', 'security', 'require_second_factor'),
  ofShop('privacy', 'security', 'retention_years'),
  setting('payment-methods', 'payments'),
  // The screen opens the form of the method that has bank details.
  { ...setting('bank-details', 'payments'), record: 'bank-details' },
  setting('shipping-methods', 'shipping-methods'),
  setting('tax-rates', 'tax', 'tax-rates'),
  setting('password', 'account', 'current_password', 'support'),
  setting('two-step-login', 'account', undefined, 'support'),
];
