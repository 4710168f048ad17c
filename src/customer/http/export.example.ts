import { notedCustomerExample, savedAddressExample } from './examples.js';

const at = '2026-11-21T10:00:00.000Z';

const data = {
  exported_at: at,
  account: {
    id: 12,
    email: 'olena@example.com',
    role: 'customer',
    active: true,
    language: 'uk',
    created_at: at,
    last_login_at: at,
    password_changed_at: at,
    second_factor: false,
  },
  sessions: [{ created_at: at, expires_at: at, ip: '203.0.113.7', agent: 'Mozilla/5.0', browser: 'Firefox, Windows' }],
  mails: [],
  reviews: [],
  stock_alerts: [{ product_id: 12, variant_id: 40, email: 'olena@example.com', created_at: at, sent_at: null }],
  customer: notedCustomerExample,
  addresses: [savedAddressExample],
  wishlist: [{ product_id: 12, name: 'Green tea', added_at: at }],
  comparison: [],
  cart: [{ product_id: 12, variant_id: 40, name: 'Green tea', quantity: 2, added_at: at }],
  orders: [],
  bank_transactions: [],
  bank_refunds: [],
};

export const personalDataExample = { success: true, data, message: 'Done.' };
