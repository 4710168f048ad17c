const ok = { success: true, message: 'Done.' };

export const customerExample = {
  id: 5,
  user_id: 12,
  first_name: 'Olena',
  last_name: 'Koval',
  email: 'olena@example.com',
  phone: '+380441234567',
  shipping_address: '1 Khreshchatyk St',
  shipping_city: 'Kyiv',
  shipping_state: null,
  shipping_zip: '01001',
  shipping_country: 'UA',
  language: 'uk',
  version: 1,
  created_at: '2026-11-21T10:00:00.000Z',
};

export const savedAddressExample = {
  id: 3,
  name: 'Olena Koval',
  address: '1 Khreshchatyk St',
  city: 'Kyiv',
  state: null,
  zip: '01001',
  country: 'UA',
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};
export const notedCustomerExample = { ...customerExample, tags: ['wholesale'], staff_note: 'Calls before noon.' };

export const customerTagsExample = { ...ok, data: { items: [{ tag: 'wholesale', customers: 12 }] } };

const card = { id: 12, name: 'Green tea', alias: 'green-tea', price: 8.5 };

export const registeredExample = {
  ...ok,
  message: 'Account created. Log in to continue.',
  data: { email: 'olena@example.com' },
};

export const profileExample = {
  ...ok,
  data: {
    user: { id: 12, email: 'olena@example.com', role: 'customer', email_verified: true, pending_email: null },
    customer: customerExample,
  },
};

export const customerDetailExample = {
  ...ok,
  data: {
    ...notedCustomerExample,
    account: { email: 'olena@example.com', active: true, created_at: '2026-11-21T10:00:00.000Z' },
    erased_at: null,
  },
};

export const erasedCustomerExample = { ...ok, message: 'Account and personal data deleted', data: {} };

export const customerListExample = {
  ...ok,
  data: { items: [{ ...customerExample, tags: notedCustomerExample.tags }] },
  meta: { total: 1, page: 1, per_page: 20 },
};

export const listExample = {
  ...ok,
  data: { items: [{ product_id: 12, added_at: '2026-11-21T10:00:00.000Z', product: card }], count: 1 },
  meta: { total: 1, page: 1, per_page: 1 },
};

export const listChangeExample = { ...ok, data: { event: 'add', product_id: 12, count: 1 } };
