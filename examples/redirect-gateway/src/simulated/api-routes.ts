import type { Session } from '../session.js';
import type { Faults } from './faults.js';
import { json, objectOf, type Asked, type Reply, type Route } from './http.js';
import { Refusal, type SimulatedSession, type Sessions, type Wanted } from './sessions.js';

const UNKNOWN = json({ error: 'There is no such payment.' }, 404);

interface ApiOptions {
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly apiKey: string;
  /** The address of the server itself. */
  readonly url: () => string;
}

/** The API for shops: open a payment, get its status, capture, void and refund it. */
export function apiRoutes({ sessions, faults, apiKey, url }: ApiOptions): Route[] {
  /** Answers of operations by their key: a repeat gets the first answer. */
  const done = new Map<string, Reply>();

  const shown = (session: SimulatedSession): Session => ({
    id: session.id,
    key: session.key,
    status: session.status,
    amount_minor: faults.amount_minor ?? (session.captured > 0n ? String(session.captured) : session.amount_minor),
    currency: faults.currency ?? session.currency,
    order_id: session.order_id,
    page_url: `${url()}/pay/${session.id}`,
  });

  const allowed =
    (run: (asked: Asked, parts: string[]) => Reply) =>
    (asked: Asked, parts: string[]): Reply =>
      asked.headers.authorization === `Bearer ${apiKey}` ? run(asked, parts) : json({ error: 'Unknown API key.' }, 401);

  /** Runs an operation on a payment once per key. */
  const once = (run: (session: SimulatedSession, amount: bigint) => object) =>
    allowed((asked, [id = '']) => {
      const key = String(asked.headers['idempotency-key']);
      const session = sessions.ofId(id);
      if (!session) return UNKNOWN;
      const reply = done.get(key) ?? attempt(() => run(session, BigInt(String(objectOf(asked)['amount_minor'] ?? 0))));
      done.set(key, reply);
      return reply;
    });

  return [
    [
      'POST',
      /^\/v1\/sessions$/,
      allowed((asked) =>
        json(shown(sessions.open(String(asked.headers['idempotency-key']), objectOf(asked) as unknown as Wanted))),
      ),
    ],
    [
      'GET',
      /^\/v1\/sessions\/by-key\/([^/]+)$/,
      allowed((_, [key = '']) => {
        const session = sessions.ofKey(key);
        return session ? json(shown(session)) : UNKNOWN;
      }),
    ],
    [
      'POST',
      /^\/v1\/sessions\/([^/]+)\/capture$/,
      once((session, amount) => {
        sessions.capture(session, amount);
        return shown(session);
      }),
    ],
    [
      'POST',
      /^\/v1\/sessions\/([^/]+)\/void$/,
      once((session) => {
        sessions.void(session);
        return shown(session);
      }),
    ],
    [
      'POST',
      /^\/v1\/sessions\/([^/]+)\/refunds$/,
      once((session, amount) => {
        sessions.refund(session, amount);
        return { id: `re_${session.id}_${session.refunded}`, amount_minor: String(amount) };
      }),
    ],
  ];
}

function attempt(run: () => object): Reply {
  try {
    return json(run());
  } catch (error) {
    if (error instanceof Refusal) return json({ error: error.message }, 409);
    throw error;
  }
}
