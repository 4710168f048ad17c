const body = <T>(data: T, message = 'Done.') => ({ success: true, data, message });
const list = <T>(item: T) => ({ ...body({ items: [item] }), meta: { total: 1, page: 1, per_page: 20 } });

const csrfToken = { csrf_token: 'k3vQ2y1R-0qzVwE4mKcXx2l9dYb5fTn8aUsg' };
export const csrfExample = body(csrfToken);

export const loginExample = body(
  {
    user: { id: 12, email: 'olena@example.com', role: 'customer' },
    ...csrfToken,
    cart_left_out: [{ product_id: 17, variant_id: null, name: 'Grey cup', quantity: 2 }],
  },
  'Welcome!',
);
export const loggedOutExample = body({}, 'Logged out');

export const proofExample = body(
  { proven_until: '2026-11-21T10:05:00.000Z' },
  'Identity confirmed. You can make such changes for five minutes.',
);

export const forgotExample = body({}, 'If there is an account with this email, we sent a link to it.');
export const passwordResetExample = body({}, 'Password changed');
export const passwordChangedExample = body(csrfToken, 'Password changed');

export const verifiedExample = body({ email: 'olena@example.com' }, 'Email confirmed');
export const verificationMailedExample = body({}, 'If your email is not confirmed yet, we sent a link to it.');
export const emailChangeExample = body({}, 'We sent a link to your new email. Open it to confirm the change.');

const session = {
  id: '3f2a9c0d4b5e6f708192a3b4c5d6e7f8',
  current: true,
  created_at: '2026-11-21T08:30:00.000Z',
  expires_at: '2026-11-21T18:30:00.000Z',
  ip: '192.0.2.10',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  browser: 'Firefox, Windows',
};
export const sessionListExample = { ...body({ items: [session] }), meta: { total: 1, page: 1, per_page: 1 } };
export const sessionsEndedExample = body({}, 'Sessions ended');
export const sessionEndedExample = body({}, 'Session ended');

export const secondFactorExample = body({
  enabled: true,
  required: false,
  since: '2026-11-21T10:00:00.000Z',
  recovery_codes_left: 10,
});
export const enrolmentExample = body(
  {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Shop:maria%40example.com?issuer=Shop&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    qr: 'data:image/svg+xml;base64,PHN2Zy8+',
  },
  'Scan the QR code with your authenticator app, then enter the code it shows.',
);
export const recoveryCodesExample = body(
  { recovery_codes: ['abcd-efgh-jkmn-pqrs'] },
  'Two-step login is on. Save the recovery codes now: they won’t be shown again.',
);
export const secondFactorDisabledExample = body({}, 'Two-step login turned off');

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
export const newTokenExample = body(
  { ...token, token: 'shop_3xAmpLe0000000000000000000000000000000000abc123' },
  'Token created. Copy it now: it won’t be shown again.',
);
export const tokenListExample = list(token);
export const tokenRevokedExample = body({}, 'Token revoked');

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
export const administratorExample = body(administrator);
export const administratorListExample = list(administrator);

export const auditListExample = list({
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
});
export const auditFiltersExample = body({
  actions: ['order.cancelled', 'token.made'],
  subject_types: ['order', 'token'],
});
