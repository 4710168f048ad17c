import { FeedPaused, type BankFeed, type FeedAccount, type FeedTransaction } from '#contracts';
import { startBank, type BankAnswer, type BankServer } from '../../../../test/fixtures/bank-server.js';
import { MonobankFeed } from './monobank.feed.js';
import { PrivatbankFeed } from './privatbank.feed.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const at = (iso: string): number => Date.parse(iso) / 1000;
const account: FeedAccount = {
  id: 'acc-1',
  account: 'UA213223130000026007233566001',
  currency: 'UAH',
  ownerName: null,
};

let bank: BankServer | undefined;
afterEach(async () => {
  await bank?.close();
  bank = undefined;
});

const callOf = (token: string) => ({
  settings: { token, client_id: 'shop', api_url: bank!.url },
  now: NOW,
  signal: AbortSignal.timeout(5_000),
});

/** Fetches page by page until the bank has nothing more. */
async function fetchAll(feed: BankFeed, since: Date, from: string | null = null) {
  const transactions: FeedTransaction[] = [];
  let cursor = from;
  for (let more = true; more;) {
    const page = await feed.fetch({ ...callOf('right'), account, cursor, since });
    transactions.push(...page.transactions);
    ({ cursor, more } = page);
  }
  return { transactions, cursor: cursor! };
}

interface Item {
  readonly id: string;
  readonly time: number;
  readonly amount: number;
  readonly hold?: boolean;
}

/** The last day that the feed covers after all pages were fetched. */
async function coveredBy(feed: BankFeed, since: Date): Promise<string | undefined> {
  let covered: string | undefined;
  let cursor: string | null = null;
  for (let more = true; more;) {
    const page = await feed.fetch({ ...callOf('right'), account, cursor, since });
    covered = page.coveredUntil ?? covered;
    ({ cursor, more } = page);
  }
  return covered;
}

/** Simulates the bank with its documented limits: 31 days and an hour at most, and the last 500 rows of the period, newest first. */
function monobank(items: readonly Item[]): (url: URL, headers: Record<string, unknown>) => BankAnswer {
  return ({ pathname }, headers) => {
    if (headers['x-token'] !== 'right') return { status: 403, body: { errorDescription: "Unknown 'X-Token'" } };
    const accounts = [
      { id: 'acc-1', iban: account.account, currencyCode: 980, balance: 1, type: 'fop' },
      { id: 'acc-2', iban: 'UA903052992990004149123456789', currencyCode: 999, balance: 1, type: 'black' },
    ];
    if (pathname === '/personal/client-info') return { body: { name: 'Тиха полиця', accounts, jars: [] } };
    const [, from, to] = /\/personal\/statement\/acc-1\/(\d+)\/(\d+)$/.exec(pathname)!.map(Number);
    if (to! - from! > 2_682_000) return { status: 400, body: { errorDescription: 'Value field to out of bounds' } };
    const found = items.filter(({ time }) => time >= from! && time <= to!).sort((one, other) => other.time - one.time);
    return { body: found.slice(0, 500) };
  };
}

describe('the feed of monobank', () => {
  const feed = new MonobankFeed();

  test('monobank accounts have an IBAN, a known currency and the name of the owner', async () => {
    bank = await startBank(monobank([]));
    expect(await feed.accounts(callOf('right'))).toEqual([{ ...account, ownerName: 'Тиха полиця' }]);
  });

  test('monobank amounts are minor units, days are those of Kyiv, and comment and description are the message', async () => {
    const item = {
      id: 'x',
      time: at('2026-11-19T22:30:00Z'),
      amount: 129999,
      description: 'Від: Олена',
      comment: 'RF34000042',
    };
    bank = await startBank(monobank([{ ...item, ...{ counterIban: 'UA1', counterName: 'Олена' } }]));
    const { transactions } = await fetchAll(feed, new Date('2026-11-13T10:00:00Z'));
    expect(transactions).toEqual([
      {
        externalId: 'x',
        bookedOn: '2026-11-20',
        amount: '1299.99',
        counterpartyName: 'Олена',
        counterpartyAccount: 'UA1',
        remittance: 'RF34000042\nВід: Олена',
      },
    ]);
  });

  test('1,200 rows of 60 days at monobank are fetched in periods of 31 days and pages of 500, and none is missing', async () => {
    const first = at('2026-09-21T10:00:00Z');
    const items = Array.from({ length: 1200 }, (_, index) => ({
      id: `t${index}`,
      time: first + index * 4300,
      amount: -1 - index,
    }));
    bank = await startBank(monobank(items));
    const { transactions } = await fetchAll(feed, new Date(first * 1000));
    expect(new Set(transactions.map(({ externalId }) => externalId))).toEqual(new Set(items.map(({ id }) => id)));
  });

  test('a hold at monobank is skipped until it is booked, and then fetched', async () => {
    const held = { id: 'h', time: at('2026-11-15T10:00:00Z'), amount: 500, hold: true };
    bank = await startBank(monobank([held]));
    const before = await fetchAll(feed, new Date('2026-11-13T10:00:00Z'));
    await bank.close();
    bank = await startBank(monobank([{ ...held, hold: false }]));
    const after = await fetchAll(feed, new Date(0), before.cursor);
    expect([before.transactions, after.transactions.map(({ externalId }) => externalId)]).toEqual([[], ['h']]);
  });

  test('the feed of monobank covers the days before the overlap, but only those before the earliest hold', async () => {
    bank = await startBank(monobank([]));
    const since = new Date('2026-10-01T10:00:00Z');
    expect(await coveredBy(feed, since)).toBe('2026-11-18');
    await bank.close();
    bank = await startBank(monobank([{ id: 'h', time: at('2026-11-15T10:00:00Z'), amount: 500, hold: true }]));
    expect(await coveredBy(feed, since)).toBe('2026-11-14');
  });

  test('a refused token and too many calls at monobank give different errors', async () => {
    bank = await startBank(monobank([]));
    await expect(feed.accounts(callOf('wrong'))).rejects.toThrow('token_refused: 403');
    await bank.close();
    bank = await startBank(() => ({ status: 429, body: { errorDescription: 'Too many requests' } }));
    await expect(feed.accounts(callOf('right'))).rejects.toEqual(new FeedPaused(60));
  });
});

const row = (more: Record<string, unknown>) => ({
  REF: 'JBKLO',
  REFN: '1',
  TRANTYPE: 'C',
  SUM: '1299.99',
  DAT_OD: '19.11.2026',
  OSND: 'Оплата RF34000042',
  AUT_CNTR_NAM: 'Олена',
  AUT_CNTR_ACC: 'UA1',
  PR_PR: 'r',
  FL_REAL: 'r',
  ...more,
});

/** Simulates the bank as documented: pages of `limit` rows, the next page by `followId`. */
function privatbank(rows: readonly object[]): (url: URL, headers: Record<string, unknown>) => BankAnswer {
  return ({ pathname, searchParams }, headers) => {
    if (headers['token'] !== 'right') return { status: 401, body: { status: 'ERROR', message: 'Unauthorized' } };
    if (pathname === '/api/statements/balance') {
      const balances = [{ acc: account.account, currency: 'UAH', nameACC: 'Тиха полиця', balanceOut: '1.00' }];
      return { body: { status: 'SUCCESS', type: 'balances', exist_next_page: false, balances } };
    }
    if (!/^\d\d-\d\d-\d{4}$/.test(searchParams.get('startDate') ?? ''))
      return { status: 400, body: { status: 'ERROR' } };
    const first = Number(searchParams.get('followId') ?? 0);
    const next = first + Number(searchParams.get('limit'));
    const page = { exist_next_page: next < rows.length, next_page_id: next, transactions: rows.slice(first, next) };
    return { body: { status: 'SUCCESS', type: 'transactions', ...page } };
  };
}

describe('the feed of PrivatBank', () => {
  const feed = new PrivatbankFeed();

  test('PrivatBank accounts are read from the balances, with the name of the owner', async () => {
    bank = await startBank(privatbank([]));
    const [found] = await feed.accounts(callOf('right'));
    expect(found).toMatchObject({ account: account.account, currency: 'UAH', ownerName: 'Тиха полиця' });
    expect(bank.requests[0]!.headers).toMatchObject({ id: 'shop', token: 'right' });
  });

  test('250 rows at PrivatBank are fetched in pages, and rows that are not booked are left out', async () => {
    const booked = Array.from({ length: 250 }, (_, index) =>
      row({ REFN: `n${index}`, TRANTYPE: index % 2 ? 'D' : 'C' }),
    );
    bank = await startBank(privatbank([...booked, row({ PR_PR: 'p' }), row({ PR_PR: 't' }), row({ FL_REAL: 'i' })]));
    const { transactions, cursor } = await fetchAll(feed, new Date('2026-11-13T10:00:00Z'));
    expect(transactions).toHaveLength(250);
    expect(transactions.slice(0, 2).map(({ externalId, amount }) => [externalId, amount])).toEqual([
      ['JBKLOn0', '1299.99'],
      ['JBKLOn1', '-1299.99'],
    ]);
    expect(JSON.parse(cursor)).toEqual({ from: '2026-11-17' });
  });

  test('the feed of PrivatBank covers the days until yesterday, but only those before money in progress', async () => {
    bank = await startBank(privatbank([row({})]));
    const since = new Date('2026-11-01T10:00:00Z');
    expect(await coveredBy(feed, since)).toBe('2026-11-19');
    await bank.close();
    bank = await startBank(privatbank([row({ PR_PR: 'p', DAT_OD: '12.11.2026' }), row({ PR_PR: 'p', TRANTYPE: 'D' })]));
    expect(await coveredBy(feed, since)).toBe('2026-11-11');
    expect(JSON.parse((await fetchAll(feed, since)).cursor)).toEqual({ from: '2026-11-12' });
  });

  test('an answer of PrivatBank in Windows-1251 is read', async () => {
    const text = JSON.stringify({ status: 'SUCCESS', transactions: [row({ OSND: 'ABC' })] });
    // "Ж" in Windows-1251
    bank = await startBank(() => ({
      body: Buffer.from(text.replace('ABC', '\u00c6').replace(/Олена/g, 'O'), 'latin1'),
    }));
    const { transactions } = await fetchAll(feed, NOW);
    expect(transactions[0]!.remittance).toBe('Ж');
  });

  test('an error of PrivatBank, a refused token and an unreadable amount each give an error with its cause', async () => {
    bank = await startBank(privatbank([row({ SUM: '1e9' })]));
    await expect(feed.accounts(callOf('wrong'))).rejects.toThrow('token_refused: 401');
    await expect(fetchAll(feed, NOW)).rejects.toThrow('bad_transaction');
    await bank.close();
    bank = await startBank(() => ({ body: { status: 'ERROR', message: 'Технічні роботи' } }));
    await expect(fetchAll(feed, NOW)).rejects.toThrow('refused: Технічні роботи');
  });
});
