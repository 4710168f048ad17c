import { BankFeed, FeedError, type FeedAccount, type FeedCall, type FeedFetch, type FeedPage } from '#contracts';
import { apiUrl, dayBefore, token } from './feed-settings.js';
import { fetchJson } from './fetch-json.js';

const PAGE = '100';
/** Number of days that are fetched again, because transactions may be booked later. */
const OVERLAP = 3;
/** Maximum number of days for which money in progress is fetched again. */
const LONGEST = 31;
const DAY_MS = 86_400_000;
const MOST_PAGES = 20;
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const TIMEZONE = 'Europe/Kyiv';
const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: TIMEZONE, dateStyle: 'short' });

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

/** First and last day of the period, its earliest day with money that is not booked yet, and its next page. */
interface Cursor {
  readonly from: string;
  readonly to?: string;
  readonly pending?: string;
  readonly followId?: string;
}

/** The Autoclient API of PrivatBank: balances for the accounts, and transactions in pages with `followId`. */
@BankFeed()
export class PrivatbankFeed implements BankFeed {
  readonly key = 'privatbank';
  readonly timezone = TIMEZONE;
  readonly title = { en: 'PrivatBank', uk: 'ПриватБанк', ru: 'ПриватБанк' };
  readonly settings = [
    {
      name: 'client_id',
      type: 'string' as const,
      label: { en: 'Autoclient ID', uk: 'ID Автоклієнта', ru: 'ID Автоклиента' },
      maxLength: 200,
    },
    token({
      en: 'In Privat24 for Business, open Integration (Autoclient), add an application and copy its token.',
      uk: 'У Приват24 для бізнесу відкрийте «Інтеграція (Автоклієнт)», додайте застосунок і скопіюйте токен.',
      ru: 'В Приват24 для бизнеса откройте «Интеграция (Автоклиент)», добавьте приложение и скопируйте токен.',
    }),
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
    const pending = [...(answer.transactions ?? []).filter(isComing).map(dayOf), at.pending ?? to].sort()[0]!;
    const next: Cursor = more
      ? { from: at.from, to, pending, followId: String(answer.next_page_id) }
      : { from: later(earlier(dayBefore(to, OVERLAP), pending), dayBefore(to, LONGEST)) };
    return {
      ...(!more && { coveredUntil: dayBefore(pending) }),
      transactions: (answer.transactions ?? []).filter(isBooked).map(booked),
      cursor: JSON.stringify(next),
      more,
    };
  }
}

/** Whether the row is incoming money that the bank has not booked yet. */
const isComing = ({ PR_PR: state, TRANTYPE: type }: Row): boolean => state === 'p' && type === 'C';

const isBooked = ({ PR_PR: state = 'r', FL_REAL: real = 'r' }: Row): boolean => state === 'r' && real === 'r';

function booked(row: Row): FeedPage['transactions'][number] {
  const externalId = row.REF ? `${row.REF}${row.REFN ?? ''}` : row.ID;
  if (!externalId || !AMOUNT.test(String(row.SUM)) || !['C', 'D'].includes(row.TRANTYPE))
    throw new FeedError('bad_transaction');
  return {
    externalId,
    bookedOn: dayOf(row),
    amount: `${row.TRANTYPE === 'D' ? '-' : ''}${row.SUM}`,
    counterpartyName: row.AUT_CNTR_NAM?.trim() || null,
    counterpartyAccount: row.AUT_CNTR_ACC?.trim() || null,
    remittance: row.OSND ?? '',
  };
}

function dayOf({ DAT_OD: text }: Row): string {
  const day = /^(\d\d)\.(\d\d)\.(\d{4})/.exec(text);
  if (!day) throw new FeedError('bad_transaction');
  return `${day[3]}-${day[2]}-${day[1]}`;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** `2026-12-03` as `03-12-2026`. */
const dotless = (day: string): string => day.split('-').reverse().join('-');

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
  if (answer.status !== 'SUCCESS') throw new FeedError('refused', answer.message ?? answer.status);
  return answer;
}
