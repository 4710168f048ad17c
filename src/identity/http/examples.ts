const token = {
  id: 7,
  name: 'Warehouse',
  scopes: ['orders:read', 'orders:write'],
  created_by: 1,
  created_by_email: 'maria@example.com',
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2027-11-21T10:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
};

const ok = { success: true, message: 'Done.' };

export const doneExample = { ...ok, data: {} };

export const verifiedExample = { ...ok, message: 'The address is verified.', data: { email: 'olena@example.com' } };

export const csrfExample = { ...ok, data: { csrf_token: 'k3vQ2y1R-0qzVwE4mKcXx2l9dYb5fTn8aUsg' } };

export const loginExample = {
  ...ok,
  message: 'Welcome.',
  data: {
    user: { id: 12, email: 'olena@example.com', role: 'customer' },
    csrf_token: 'k3vQ2y1R-0qzVwE4mKcXx2l9dYb5fTn8aUsg',
  },
};

export const proofExample = {
  ...ok,
  message: 'Confirmed. You can make such changes for five minutes.',
  data: { proven_until: '2026-11-21T10:05:00.000Z' },
};

export const newTokenExample = {
  ...ok,
  message: 'Keep the token now: it is not shown again.',
  data: { ...token, token: 'shop_3xAmpLe0000000000000000000000000000000000abc123' },
};

export const tokenListExample = { ...ok, data: { items: [token] }, meta: { total: 1, page: 1, per_page: 20 } };

export const auditListTold = {
  example: {
    ...ok,
    data: {
      items: [
        {
          id: 41,
          at: '2026-11-21T10:00:00.000Z',
          actor: { kind: 'administrator', id: 1, name: 'maria@example.com' },
          action: 'token.made',
          subject_type: 'token',
          subject_id: '7',
          subject_name: 'Warehouse',
          before: null,
          after: { name: 'Warehouse', scopes: ['orders:read', 'orders:write'] },
          ip: '192.0.2.10',
          request_id: '019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b',
        },
      ],
    },
    meta: { total: 1, page: 1, per_page: 20 },
  },
  nullable: ['subject_name', 'subject_id', 'ip', 'request_id'],
};

export const auditWordsExample = {
  ...ok,
  data: { actions: ['order.cancelled', 'token.made'], subject_types: ['order', 'token'] },
};

const administrator = {
  id: 3,
  email: 'maria@example.com',
  role: 'manager',
  state: 'active',
  active: true,
  language: 'uk',
  second_factor: true,
  sessions: 1,
  tokens: 2,
  owner_tokens: 0,
  created_at: '2026-11-20T10:00:00.000Z',
  last_login_at: '2026-11-21T08:30:00.000Z',
  version: 2,
};
const MAY_BE_NULL = ['language', 'last_login_at'];

export const administratorTold = { example: { ...ok, data: administrator }, nullable: MAY_BE_NULL };
export const administratorListTold = {
  example: { ...ok, data: { items: [administrator] }, meta: { total: 1, page: 1, per_page: 20 } },
  nullable: MAY_BE_NULL,
};

export const secondFactorTold = {
  example: {
    ...ok,
    data: { enabled: true, required: false, since: '2026-11-21T10:00:00.000Z', recovery_codes_left: 10 },
  },
  nullable: ['since'],
};

export const enrolmentExample = {
  ...ok,
  message: 'Scan the code with your authenticator app, then confirm with the code that it shows.',
  data: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Shop:maria%40example.com?issuer=Shop&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    qr: 'data:image/svg+xml;base64,PHN2Zy8+',
  },
};

export const recoveryCodesExample = { ...ok, data: { recovery_codes: ['abcd-efgh-jkmn-pqrs'] } };

export const sessionListTold = {
  example: {
    ...ok,
    data: {
      items: [
        {
          id: '3f2a9c0d4b5e6f708192a3b4c5d6e7f8',
          current: true,
          created_at: '2026-11-21T08:30:00.000Z',
          expires_at: '2026-11-21T18:30:00.000Z',
          ip: '192.0.2.10',
          agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
          browser: 'Firefox, Windows',
        },
      ],
    },
    meta: { total: 1, page: 1, per_page: 1 },
  },
  nullable: ['ip', 'agent', 'browser'],
};
