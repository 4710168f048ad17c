import { customerExample } from './examples.js';

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
  mails: [
    {
      id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
      kind: 'welcome',
      subject: 'Welcome',
      recipient: 'olena@example.com',
      language: 'uk',
      state: 'sent',
      order_id: 3,
      created_at: at,
      sent_at: at,
    },
  ],
  reviews: [
    {
      id: 7,
      product_id: 12,
      product: 'Green tea',
      name: 'Olena',
      rating: 5,
      text: 'Fresh.',
      status: 'approved',
      created_at: at,
    },
  ],
  customer: customerExample,
  wishlist: [{ product_id: 12, name: 'Green tea', added_at: at }],
  comparison: [{ product_id: 12, name: 'Green tea', added_at: at }],
  cart: [{ product_id: 12, variant_id: 40, name: 'Green tea', quantity: 2, added_at: at }],
  // the other members are those of GET /api/orders/{id}, without the key
  orders: [
    {
      id: 3,
      number: 3,
      reference: 'RF18000003',
      status: 'completed',
      total: 24.9,
      currency: 'EUR',
      created_at: at,
      items: [{ product_id: 12, name: 'Green tea', quantity: 2, price: 10, total: 20 }],
      history: [{ at, from: 'pending', to: 'processing' }],
    },
  ],
};

export const personalDataExample = { success: true, data, message: 'Done.' };
