import { BankFeed, type FeedAccount, type FeedCall, type FeedFetch, type FeedPage } from '#contracts';
import { apiUrl, token } from './feed-settings.js';
import { fetchJson } from './fetch-json.js';

const PAGE = '100';
/** Days that are fetched again, for transactions that were booked later. */
const OVERLAP = 3;
const DAY_MS = 86_400_000;
const MOST_PAGES = 20;
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv', dateStyle: 'short' });

interface Page {
  readonly status?: string;
  readonly message?: string;
  readonly exist_next_page?: boolean;
  readonly next_page_id?: string | number;
  readonly balances?: ReadonlyArray<{ readonly acc: string; readonly currency: string; readonly nameACC?: string }>;
  readonly transactions?: readonly Row[];
}

/** Names as in the answers of the bank. */
interface Row {
  readonly REF?: string;
  readonly REFN?: string;
  readonly ID?: string;
  /** `C`: money came in; `D`: money went out. */
  readonly TRANTYPE: 'C' | 'D';
  readonly SUM: string;
  /** DD.MM.YYYY. */
  readonly DAT_OD: string;
  readonly OSND?: string;
  readonly AUT_CNTR_NAM?: string;
  readonly AUT_CNTR_ACC?: string;
  /** `r`: booked; `p`, `t` and `n` are in progress, reversed and refused. */
  readonly PR_PR?: string;
  /** `r`: real; `i`: informational. */
  readonly FL_REAL?: string;
}

/** First and last day of the period, and the page of it that comes next. */
interface Cursor {
  readonly from: string;
  readonly to?: string;
  readonly followId?: string;
}

/** The Autoclient API of PrivatBank: balances for the accounts, and transactions in pages with `followId`. */
@BankFeed()
export class PrivatbankFeed implements BankFeed {
  readonly key = 'privatbank';
  readonly title = { en: 'PrivatBank', uk: 'ПриватБанк', ru: 'ПриватБанк' };
  readonly settings = [
    {
      name: 'client_id',
      type: 'string' as const,
      label: { en: 'Autoclient ID', uk: 'ID Автоклієнта', ru: 'ID Автоклиента' },
      maxLength: 200,
    },
    token,
    apiUrl('https://acp.privatbank.ua'),
  ];

  async accounts(call: FeedCall): Promise<FeedAccount[]> {
    const found = new Map<string, FeedAccount>();
    let followId: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = { startDate: dotless(DAYS.format(new Date(call.now.getTime() - DAY_MS))), followId };
      const answer = await get(call, '/api/statements/balance', query);
      for (const { acc, currency, nameACC } of answer.balances ?? [])
        found.set(`${acc} ${currency}`, {
          id: `${acc} ${currency}`,
          account: acc,
          currency,
          ownerName: nameACC ?? null,
        });
      if (!answer.exist_next_page) break;
      followId = String(answer.next_page_id);
    }
    return [...found.values()];
  }

  async fetch(request: FeedFetch): Promise<FeedPage> {
    const at: Cursor =
      request.cursor === null ? { from: DAYS.format(request.since) } : (JSON.parse(request.cursor) as Cursor);
    const to = at.to ?? DAYS.format(request.now);
    const answer = await get(request, '/api/statements/transactions', {
      acc: request.account.account,
      startDate: dotless(at.from),
      endDate: dotless(to),
      followId: at.followId,
    });
    const more = answer.exist_next_page === true;
    const next: Cursor = more ? { from: at.from, to, followId: String(answer.next_page_id) } : { from: daysBefore(to) };
    return {
      transactions: (answer.transactions ?? []).filter(isBooked).map(booked),
      cursor: JSON.stringify(next),
      more,
    };
  }
}

const isBooked = ({ PR_PR: state = 'r', FL_REAL: real = 'r' }: Row): boolean => state === 'r' && real === 'r';

function booked(row: Row): FeedPage['transactions'][number] {
  const day = /^(\d\d)\.(\d\d)\.(\d{4})/.exec(row.DAT_OD);
  const externalId = row.REF ? `${row.REF}${row.REFN ?? ''}` : row.ID;
  if (!day || !externalId || !AMOUNT.test(String(row.SUM)) || !['C', 'D'].includes(row.TRANTYPE))
    throw new Error('The bank sent a transaction that cannot be read');
  return {
    externalId,
    bookedOn: `${day[3]}-${day[2]}-${day[1]}`,
    amount: `${row.TRANTYPE === 'D' ? '-' : ''}${row.SUM}`,
    counterpartyName: row.AUT_CNTR_NAM?.trim() || null,
    counterpartyAccount: row.AUT_CNTR_ACC?.trim() || null,
    remittance: row.OSND ?? '',
  };
}

/** `2026-12-03` as `03-12-2026`. */
const dotless = (day: string): string => day.split('-').reverse().join('-');

const daysBefore = (day: string): string => new Date(Date.parse(day) - OVERLAP * DAY_MS).toISOString().slice(0, 10);

async function get(
  { settings, signal }: FeedCall,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): Promise<Page> {
  const url = new URL(`${String(settings['api_url'])}${path}`);
  for (const [name, value] of Object.entries({ ...query, limit: PAGE }))
    if (value !== undefined) url.searchParams.set(name, value);
  const id = String(settings['client_id'] ?? '');
  const headers = { token: String(settings['token']), ...(id && { id }), 'User-Agent': 'shop-back-end' };
  const type = { 'Content-Type': 'application/json;charset=utf-8' };
  const answer = (await fetchJson(url, { ...headers, ...type }, signal)) as Page;
  if (answer.status !== 'SUCCESS')
    throw new Error(`The bank refuses: ${answer.message ?? answer.status ?? 'no reason'}`);
  return answer;
}
