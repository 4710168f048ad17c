import type { PaymentGateway, PaymentMessage, PaymentRequest, PaymentResult } from '#contracts';
import { uuid } from '#kernel';
import { describePaymentGateway, rulesFor } from './describe-payment-gateway.js';
import type { GatewayKitOptions } from './gateway-kit.js';
import { ReferenceGateway, referenceOptions } from './reference-gateway.js';

const reference = new ReferenceGateway();
describePaymentGateway('ReferenceGateway', () => reference, referenceOptions(reference));

/** Messages of the rules that a gateway breaks, by title of the rule. */
async function failuresOf(gateway: PaymentGateway, options: GatewayKitOptions): Promise<Record<string, string>> {
  const failures: Record<string, string> = {};
  for (const { title, check } of rulesFor(gateway, options)) {
    await check().catch((error: unknown) => (failures[title] = (error as Error).message));
  }
  return failures;
}

/** Returns the members that differ from the correct answer; null replaces the whole answer. */
type Wrong = (answer: PaymentResult, request: PaymentRequest) => Partial<PaymentResult> | null;

/** The reference gateway with a different answer of `process` or `status`. */
function answering(operation: 'process' | 'status', wrong: Wrong): ReferenceGateway {
  const gateway = new ReferenceGateway();
  const right = gateway[operation].bind(gateway) as (request: PaymentRequest) => Promise<PaymentResult | null>;
  gateway[operation] = async (request: never): Promise<PaymentResult> => {
    const answer = await right(request);
    const change = answer && wrong(answer, request);
    return (answer && change && { ...answer, ...change }) as PaymentResult;
  };
  return gateway;
}

const having = (members: object): ReferenceGateway => Object.assign(new ReferenceGateway(), members);

const isPaid = ({ outcome }: PaymentResult): boolean => outcome === 'captured' || outcome === 'authorized';
const verified = (message: (id: string) => object | null) =>
  having({ verifyWebhook: ({ raw_body }: { raw_body: Uint8Array }) => message(idOf(raw_body)) });
const idOf = (body: Uint8Array): string => (body.length > 10 ? Buffer.from(body).toString() : 'short');

test.each<[what: string, gateway: ReferenceGateway, rule: string, sentence: RegExp]>([
  ['has a key with capital letters', having({ key: 'Odd' }), 'has a key', /"Odd" is not a lower-case word/],
  [
    'has a setting without a label',
    having({ settings: [{ name: 'secret', type: 'string', label: {}, secret: true }] }),
    'declares its settings',
    /"secret" has no label/,
  ],
  ['redirects without status', having({ status: undefined }), 'has the operations', /needs status/],
  [
    'has a pay button variable that is not a text',
    having({ payButton: () => ({ template: 'a', variables: { amount: 1 } }) }),
    'shows a pay button',
    /"amount" of the pay button is no text/,
  ],
  [
    'answers an outcome that does not exist',
    answering('process', () => ({ outcome: 'done' as 'captured' })),
    'answers a payment',
    /outcome "done" is none of/,
  ],
  ['has no message for customers', answering('process', () => ({ message: ' ' })), 'answers in every', /empty in the/],
  [
    'does not pass the key to the provider',
    answering('process', () => ({ transaction_id: uuid() })),
    'takes a payment once',
    /made two payments/,
  ],
  [
    'changes the request',
    answering('process', (_, request) => Object.assign(request, { language: 'uk' }) && {}),
    'keeps no state',
    /changes the request/,
  ],
  [
    'redirects to a page without encryption',
    answering('process', () => ({ redirect_url: 'http://provider.example/pay' })),
    'sends the customer to an https page',
    /not an https address/,
  ],
  [
    'reports "captured" where it redirects',
    answering('process', () => ({ outcome: 'captured' })),
    'sends the customer to an https page',
    /answers "captured" where the customer has not paid/,
  ],
  [
    'reports an open payment as made',
    answering('status', () => ({ outcome: 'captured' })),
    'does not say that a payment was made',
    /status answers "captured" while the customer/,
  ],
  [
    'names no amount',
    answering('status', () => ({ amount_minor: undefined })),
    'names the amount',
    /names undefined EUR in place of 1999 EUR/,
  ],
  [
    'names another currency',
    answering('status', (answer) => (isPaid(answer) ? { currency: 'USD' } : {})),
    'names the amount',
    /names 1999 USD in place of 1999 EUR/,
  ],
  [
    'names another order',
    answering('status', (answer) => (isPaid(answer) ? { order_id: 7 } : {})),
    'names the amount',
    /order 7 in place of 42/,
  ],
  [
    'does not know a payment that was made',
    answering('status', (answer) => (isPaid(answer) ? null : {})),
    'names the amount',
    /status answers null/,
  ],
  [
    'redirects a customer who has paid',
    answering('process', ({ redirect_url = 'https://provider.example/' }) => ({ outcome: 'redirect', redirect_url })),
    'sends no customer to the page again',
    /repeated pay call answers "redirect", status "captured"/,
  ],
  [
    'gives no reason for a decline',
    answering('status', () => ({ error: '' })),
    'says why the provider declined',
    /no "error" for the customer/,
  ],
  ['reads no message', verified(() => null), 'reads a message', /null for a message with the right signature/],
  [
    'names no payment in a message',
    verified((id) => ({ id, type: 'paid' })),
    'reads a message',
    /neither the idempotency key nor the transaction id/,
  ],
  [
    'generates its own id for a message',
    verified((text) => ({ ...(JSON.parse(text) as object), id: uuid() })),
    'reads a message',
    /another "id" when it is sent again/,
  ],
  [
    'does not check signatures',
    verified((id) => ({ id, type: 'paid' }) satisfies PaymentMessage),
    'refuses a message that was changed',
    /accepts a message whose byte \d+ was changed/,
  ],
  [
    'does not use its secret',
    verified((id) => ({ id, type: 'paid' })),
    'refuses a message that was signed with another secret',
    /accepts a message that was signed with another secret/,
  ],
  [
    'throws for messages that it cannot read',
    verified((text) => JSON.parse(text) as object),
    'refuses a message without a signature',
    /throws for a message without a signature/,
  ],
  [
    'reports a reservation as "captured"',
    answering('status', (answer) => (isPaid(answer) ? { outcome: 'captured' } : {})),
    'reserves the amount',
    /reservation is "captured"/,
  ],
  [
    'refuses captures',
    having({ capture: async () => ({ success: false, error: 'Not today' }) }),
    'captures the whole',
    /The capture is refused: Not today/,
  ],
  [
    'captures nothing',
    having({ capture: async () => ({ success: true }) }),
    'captures a part',
    /status answers "authorized": it must be "captured"/,
  ],
  [
    'releases nothing',
    having({ void: async () => ({ success: true }) }),
    'releases a reservation',
    /After the void status answers "authorized"/,
  ],
  [
    'makes two refunds for one key',
    having({ refund: async () => ({ success: true, refund_id: uuid() }) }),
    'gives money back once',
    /made two refunds/,
  ],
])('a gateway that %s fails the kit with a message that says why', async (_, gateway, rule, sentence) => {
  const failures = await failuresOf(gateway, referenceOptions(gateway));
  const title = Object.keys(failures).find((one) => one.startsWith(rule));
  expect({ [rule]: title && failures[title] }).toEqual({ [rule]: expect.stringMatching(sentence) });
});

test.each([
  ['customer', /give the kit the option `customer`/],
  ['message', /give the kit the option `message`/],
  ['reserving', /give the kit the option `reserving`/],
] as const)('the kit names the missing option "%s"', async (option, sentence) => {
  const gateway = new ReferenceGateway();
  const failures = await failuresOf(gateway, { ...referenceOptions(gateway), [option]: undefined });
  expect(Object.values(failures)).toContainEqual(expect.stringMatching(sentence));
});
