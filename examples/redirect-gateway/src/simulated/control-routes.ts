import { setFaults, type Faults } from './faults.js';
import { json, objectOf, type Route } from './http.js';
import type { Messages } from './messages.js';
import type { Sessions } from './sessions.js';

interface ControlOptions {
  readonly sessions: Sessions;
  readonly messages: Messages;
  readonly faults: Faults;
  readonly pass: (minutes: number) => void;
}

/** Routes for tests in another process. Tests in the same process use `SimulatedProvider` directly. */
export const controlRoutes = ({ sessions, messages, faults, pass }: ControlOptions): Route[] => [
  ['GET', /^\/control\/faults$/, () => json(faults)],
  [
    'PUT',
    /^\/control\/faults$/,
    (asked) => {
      try {
        setFaults(faults, objectOf(asked));
        return json(faults);
      } catch (error) {
        return json({ error: (error as Error).message }, 422);
      }
    },
  ],
  [
    'POST',
    /^\/control\/clock$/,
    (asked) => {
      const { minutes } = objectOf(asked);
      if (typeof minutes !== 'number') return json({ error: '"minutes" is no number.' }, 422);
      pass(minutes);
      return json({ minutes });
    },
  ],
  [
    'POST',
    /^\/control\/settle$/,
    (asked) => {
      const { key, paid } = objectOf(asked);
      const session = sessions.ofKey(String(key));
      if (session?.status !== 'processing') return json({ error: 'No such payment is being processed.' }, 404);
      sessions.settle(session, paid !== false);
      return json({ status: session.status });
    },
  ],
  [
    'POST',
    /^\/control\/release$/,
    async (asked) => {
      await messages.release(objectOf(asked)['order'] === 'reversed' ? 'reversed' : 'in_order');
      return json(messages.all);
    },
  ],
  ['GET', /^\/control\/messages$/, () => json(messages.all)],
];
