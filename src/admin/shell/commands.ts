import type { Place } from '../places.js';

/** An action or a setting that the search of the panel opens. */
export interface Command {
  /** The title is `shell.commands.<id>`. */
  readonly id: string;
  readonly kind: 'actions' | 'settings';
  /** Id of the screen, whose icon is shown. */
  readonly screen: string;
  /** Path below the screen, e.g. `new`. */
  readonly record?: string;
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

const setting = (id: string, screen = 'settings', least: Place['least'] = 'owner'): Command => ({
  id,
  kind: 'settings',
  screen,
  least,
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
  setting('shop-name'),
  setting('seller'),
  setting('test-email'),
  setting('languages'),
  setting('new-order-emails'),
  setting('payments-switch'),
  setting('low-stock'),
  setting('stock-protection'),
  setting('security'),
  setting('privacy'),
  setting('currency'),
  setting('time-zone'),
  setting('payment-methods', 'payments', 'manager'),
  setting('shipping-methods', 'shipping-methods', 'manager'),
  setting('tax-rates', 'tax', 'manager'),
  setting('password', 'account', 'support'),
  setting('two-step-login', 'account', 'support'),
];
