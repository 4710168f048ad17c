import { BankFeed, FeedError, type FeedAccount, type FeedCall, type FeedFetch, type FeedPage } from '#contracts';
import { Money } from '#kernel';
import { apiUrl, dayBefore, token } from './feed-settings.js';
import { fetchJson } from './fetch-json.js';

/** Currencies by the numbers of ISO 4217. */
const CURRENCIES: Readonly<Record<number, string>> = {
  203: 'CZK',
  756: 'CHF',
  826: 'GBP',
  840: 'USD',
  978: 'EUR',
  980: 'UAH',
  985: 'PLN',
};
const DAY = 86_400;
/** Longest period of one statement: 31 days and an hour. */
const LONGEST = 31 * DAY + 3600;
/** Maximum number of rows of an answer; the bank leaves out further ones. */
const FULL = 500;
/** Maximum seconds from the time of a payment to its booking. Holds may take longer. */
const OVERLAP = DAY;
const TIMEZONE = 'Europe/Kyiv';
const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: TIMEZONE, dateStyle: 'short' });

interface ClientInfo {
  readonly name?: string;
  readonly accounts?: ReadonlyArray<{ readonly id: string; readonly iban?: string; readonly currencyCode: number }>;
  readonly managedClients?: readonly ClientInfo[];
}

interface Item {
  readonly id: string;
  /** Seconds since 1970. */
  readonly time: number;
  readonly description?: string;
  readonly comment?: string;
  readonly hold?: boolean;
  /** Minor units of the account's currency. */
  readonly amount: number;
  readonly counterName?: string;
  readonly counterIban?: string;
}

/**
 * A period that is read from its end to its beginning, in seconds since 1970. `until`: end of the part that is not read
 * yet; `pending`: time of the earliest hold in the period, from which the next period begins.
 */
interface Cursor {
  readonly from: number;
  readonly to?: number;
  readonly until?: number;
  readonly pending?: number;
}

/** The personal API of monobank: client-info, and statements of up to 31 days with 500 rows per answer. */
@BankFeed()
export class MonobankFeed implements BankFeed {
  readonly key = 'monobank';
  readonly timezone = TIMEZONE;
  readonly title = { en: 'monobank', uk: 'monobank', ru: 'monobank' };
  readonly settings = [
    token({
      en: 'Open api.monobank.ua, scan the code with the monobank app, and copy the token. Also for accounts of sole proprietors.',
      uk: 'Відкрийте api.monobank.ua, відскануйте код застосунком monobank і скопіюйте токен. Підходить і для рахунків ФОП.',
      ru: 'Откройте api.monobank.ua, отсканируйте код приложением monobank и скопируйте токен. Подходит и для счетов ФЛП.',
    }),
    apiUrl('https://api.monobank.ua'),
  ];
  readonly pause = 60;

  async accounts(call: FeedCall): Promise<FeedAccount[]> {
    return accountsOf((await get(call, '/personal/client-info')) as ClientInfo);
  }

  async fetch(request: FeedFetch): Promise<FeedPage> {
    const now = Math.floor(request.now.getTime() / 1000);
    const at: Cursor =
      request.cursor === null
        ? { from: Math.floor(request.since.getTime() / 1000) }
        : (JSON.parse(request.cursor) as Cursor);
    const to = at.to ?? Math.min(now, at.from + LONGEST);
    const until = at.until ?? to;
    const path = `/personal/statement/${encodeURIComponent(request.account.id)}/${at.from}/${until}`;
    const items = (await get(request, path)) as readonly Item[];
    if (!Array.isArray(items)) throw new FeedError('unreadable');
    const pending = Math.min(at.pending ?? to, ...items.filter(({ hold }) => hold).map(({ time }) => time));
    const isFull = items.length >= FULL;
    const earliest = Math.min(...items.map(({ time }) => time));
    const next: Cursor = isFull
      ? { from: at.from, to, until: earliest < until ? earliest : until - 1, pending }
      : { from: Math.max(Math.min(to - OVERLAP, pending), to - LONGEST + DAY) };
    return {
      // A transaction that is booked later has a time after the beginning of the next period.
      ...(!isFull && { coveredUntil: dayBefore(DAYS.format(new Date(next.from * 1000))) }),
      transactions: items
        .filter(({ hold, amount }) => !hold && amount !== 0)
        .map((item) => booked(item, request.account)),
      cursor: JSON.stringify(next),
      more: isFull || to < now,
    };
  }
}

const accountsOf = ({ name = '', accounts = [], managedClients = [] }: ClientInfo): FeedAccount[] => [
  ...accounts.flatMap(({ id, iban, currencyCode }) => {
    const currency = CURRENCIES[currencyCode];
    return iban && currency ? [{ id, account: iban, currency, ownerName: name || null }] : [];
  }),
  ...managedClients.flatMap(accountsOf),
];

const booked = (item: Item, { currency }: FeedAccount): FeedPage['transactions'][number] => ({
  externalId: item.id,
  bookedOn: DAYS.format(new Date(item.time * 1000)),
  amount: Money.of(item.amount, currency).toString(),
  counterpartyName: item.counterName ?? null,
  counterpartyAccount: item.counterIban ?? null,
  remittance: [item.comment, item.description].filter(Boolean).join('\n'),
});

const get = ({ settings, signal }: FeedCall, path: string): Promise<unknown> =>
  fetchJson(new URL(`${String(settings['api_url'])}${path}`), { 'X-Token': String(settings['token']) }, signal);
