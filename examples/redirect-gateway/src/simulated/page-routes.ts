import type { Faults } from './faults.js';
import type { Reply, Route } from './http.js';
import type { Choice, SimulatedSession, Sessions } from './sessions.js';

const CHOICES: readonly string[] = ['pay', 'decline', 'cancel'] satisfies Choice[];
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const STYLE = `body{font:1rem/1.5 system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem}
button{display:block;width:100%;padding:.75rem;margin:.5rem 0;font:inherit}`;

/** The page on which the customer pays: a form that works without script. */
export const pageRoutes = (sessions: Sessions, faults: Faults): Route[] => [
  ['GET', /^\/pay\/([^/]+)$/, (_, [id = '']) => page(sessions.ofId(id))],
  [
    'POST',
    /^\/pay\/([^/]+)$/,
    ({ text }, [id = '']) => {
      const session = sessions.ofId(id);
      const choice = new URLSearchParams(text).get('choice') ?? '';
      if (!session || session.status === 'expired' || !CHOICES.includes(choice)) return page(session);
      sessions.choose(session, choice as Choice, faults.bank);
      return { status: 303, headers: { location: session.return_url } };
    },
  ],
];

function page(session: SimulatedSession | undefined): Reply {
  if (!session) return html(404, 'Unknown payment', '<p>There is no such payment.</p>');
  const back = `<p><a href="${escaped(session.return_url)}">Back to the shop</a></p>`;
  if (session.status === 'expired') return html(410, 'Payment expired', `<p>The time has run out.</p>${back}`);
  if (session.status !== 'open')
    return html(200, 'Payment finished', `<p>The payment is ${session.status}.</p>${back}`);
  return html(
    200,
    'Simulated provider',
    `<p>${escaped(session.description)}</p><p><strong>${escaped(amountOf(session))}</strong></p>
<form method="post"><button name="choice" value="pay">Pay</button>
<button name="choice" value="decline">Decline</button><button name="choice" value="cancel">Cancel</button></form>`,
  );
}

const html = (status: number, title: string, body: string): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>${title}</h1>${body}</body></html>`,
});

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

function amountOf({ amount_minor: minor, currency }: SimulatedSession): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const padded = minor.padStart(digits + 1, '0');
  const at = padded.length - digits;
  return `${padded.slice(0, at)}${digits ? `.${padded.slice(at)}` : ''} ${currency}`;
}
