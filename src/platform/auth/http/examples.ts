const token = {
  id: 7,
  name: 'Warehouse',
  scopes: ['orders:read', 'orders:write'],
  created_by: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2027-11-21T10:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
};

const ok = { success: true, message: 'Done.' };

export const doneExample = { ...ok, data: {} };

export const csrfExample = { ...ok, data: { csrf_token: 'k3vQ2y1R-0qzVwE4mKcXx2l9dYb5fTn8aUsg' } };

export const loginExample = {
  ...ok,
  message: 'Welcome.',
  data: { user: { id: 12, email: 'olena@example.com', role: 'customer' }, csrf_token: 'k3vQ2y1R-0qzVwE4mKcXx2l9dYb5fTn8aUsg' },
};

export const newTokenExample = {
  ...ok,
  message: 'Keep the token now: it is not shown again.',
  data: { ...token, token: 'shop_3xAmpLe0000000000000000000000000000000000abc123' },
};

export const tokenListExample = { ...ok, data: { items: [token] }, meta: { total: 1, page: 1, per_page: 20 } };

export const auditListExample = {
  ...ok,
  data: {
    items: [{
      id: 41,
      at: '2026-11-21T10:00:00.000Z',
      actor: { kind: 'administrator', id: 1, name: null },
      action: 'token.made',
      subject_type: 'token',
      subject_id: '7',
      before: null,
      after: { name: 'Warehouse', scopes: ['orders:read', 'orders:write'] },
      ip: '192.0.2.10',
      request_id: '019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b',
    }],
  },
  meta: { total: 1, page: 1, per_page: 20 },
};
