import { redact } from './audit-log.js';

describe('the activity log', () => {
  test('the activity log hides secrets at any depth and keeps other values, including bank details', () => {
    expect(
      redact({
        email: 'a@example.com',
        password: 'x',
        nested: [{ api_token: 'y', password_hash: 'z', account_number: 'UA21' }],
        token_id: 5,
        key: 'a'.repeat(32),
        method: { key: 'cash' },
        hash: null,
      }),
    ).toEqual({
      email: 'a@example.com',
      password: '[hidden]',
      nested: [{ api_token: '[hidden]', password_hash: '[hidden]', account_number: 'UA21' }],
      token_id: 5,
      key: '[hidden]',
      method: { key: 'cash' },
      hash: null,
    });
  });
});
