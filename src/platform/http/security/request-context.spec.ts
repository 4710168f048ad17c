import type { Request, Response } from 'express';
import { requestContext } from './answer-headers.js';

const shop = { language: 'en', languages: ['en', 'uk', 'ru'] } as const;

function pass(headers: Record<string, unknown>): Request {
  const request = { originalUrl: '/api/products', headers } as unknown as Request;
  requestContext(shop)(request, { setHeader: () => undefined } as unknown as Response, () => undefined);
  return request;
}

describe('the request id of a client', () => {
  test.each(['abc-123', 'a.b:c_d', '01a201ed-8f37-72c1-8014-beeac0443d5e', 'x'.repeat(100)])(
    "the log contains a client's request id in addition to the server's: %s",
    (sent) => {
      const request = pass({ 'x-request-id': sent });
      expect(request.clientRequestId).toBe(sent);
      expect(request.requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(request.requestId).not.toBe(sent);
    },
  );

  test.each([
    '',
    ' ',
    'a b',
    'a\nb',
    'a\n',
    '<b>',
    '{"level":"error"}',
    '%0a',
    'Ж',
    'x'.repeat(101),
    ['a', 'b'],
    undefined,
  ])('an invalid request id of a client is ignored: %j', (sent) => {
    expect(pass({ 'x-request-id': sent }).clientRequestId).toBeUndefined();
  });
});
