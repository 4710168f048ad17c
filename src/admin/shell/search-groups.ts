import { can, format, orderStatusKey, placeOf, session, type Data, type Translate } from '#panel';
import { allPlaces } from '../places.js';
import { commands, type Command } from './commands.js';
import { ENGLISH_WORDS } from './english-words.js';
import { matches } from './matches.js';
import { NATIVE_WORDS } from './native-words.js';
import { myScreens, pluginPlaces } from './my-screens.js';

export interface Hit {
  readonly key: string;
  readonly title: string;
  /** Small text below the title. */
  readonly detail: string;
  /** Text at the end of the line. */
  readonly aside: string;
  /** Name of the icon. */
  readonly icon: string;
  readonly to: string;
}

export interface HitGroup {
  readonly key: 'screens' | 'actions' | 'settings' | 'orders' | 'products' | 'customers';
  readonly hits: readonly Hit[];
}

/** Number of screens and of actions that are shown without a search text. */
const AT_FIRST = 5;

interface Page {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly icon: string;
}

/** Returns the pages that the text finds by their titles, or by their words in any of the languages. */
function hitsAmong(q: string, pages: readonly Page[], detailOf: (page: Page) => string): Hit[] {
  const text = q.trim().toLowerCase();
  return pages
    .filter(
      ({ id, title }) =>
        title.toLowerCase().includes(text) || matches(text, [title, ENGLISH_WORDS[id] ?? id, NATIVE_WORDS[id] ?? '']),
    )
    .map((page) => ({ ...page, key: `page-${page.id}`, detail: detailOf(page), aside: '' }));
}

function screensFor(q: string, say: Translate): Hit[] {
  const pages = [
    { id: 'dashboard', title: say('shell.dashboard'), to: `${session.base}/admin` },
    ...allPlaces
      .filter(({ id, least }) => can(least) && id in myScreens)
      .map(({ id }) => ({ id, title: say(`shell.places.${id}`), to: placeOf(id) })),
    ...pluginPlaces
      .filter(({ id, least }) => can(least) && id in myScreens)
      .map(({ id, title }) => ({ id, title: say(title), to: placeOf(id) })),
  ];
  return hitsAmong(
    q,
    pages.map((page) => ({ ...page, icon: page.id })),
    () => '',
  );
}

function commandsFor(kind: Command['kind'], q: string, say: Translate): Hit[] {
  const pages = commands
    .filter((command) => command.kind === kind && can(command.least) && command.screen in myScreens)
    .map(({ id, screen, record, field }) => ({
      id,
      title: say(`shell.commands.${id}`),
      to: placeOf(screen, record) + (field === undefined ? '' : `#${field}`),
      icon: screen,
    }));
  return hitsAmong(q, pages, ({ icon }) => say(`shell.places.${icon}`));
}

/** Screens, actions and settings of the role. Without a search text: the first screens and actions. */
export function pagesFor(q: string, say: Translate): HitGroup[] {
  const isEmpty = q.trim() === '';
  const most = isEmpty ? AT_FIRST : undefined;
  return shown([
    { key: 'screens', hits: screensFor(q, say).slice(0, most) },
    { key: 'actions', hits: commandsFor('actions', q, say).slice(0, most) },
    { key: 'settings', hits: isEmpty ? [] : commandsFor('settings', q, say) },
  ]);
}

const shown = (groups: readonly HitGroup[]): HitGroup[] => groups.filter(({ hits }) => hits.length > 0);

/** Records that the server has found. */
export function recordsOf(found: Data<'searchPanel'> | null, say: Translate): HitGroup[] {
  const { orders = [], products = [], customers = [] } = found ?? {};
  return shown([
    {
      key: 'orders',
      hits: orders.map(({ id, customer, reference, status, is_pickup: isPickup, total, currency }) => ({
        key: `order-${id}`,
        title: [say('shell.search.order', { number: id }), customer].filter(Boolean).join(' · '),
        detail: [say(orderStatusKey(status, isPickup)), format.iban(reference).replaceAll(' ', '\u00a0')].join(' · '),
        aside: format.money(total, currency),
        icon: 'orders',
        to: placeOf('orders', id),
      })),
    },
    {
      key: 'products',
      hits: products.map(({ id, name, sku, in_stock: pieces, published }) => ({
        key: `product-${id}`,
        title: name,
        detail: [sku, published ? '' : say('shell.search.hidden')].filter(Boolean).join(' · '),
        aside: say('shell.search.stock', { count: pieces, shown: format.number(pieces) }),
        icon: 'products',
        to: placeOf('products', id),
      })),
    },
    {
      key: 'customers',
      hits: customers.map(({ id, name, email, phone, registered }) => ({
        key: `customer-${id}`,
        title: name || email || phone || String(id),
        detail: [name && email, phone].filter(Boolean).join(' · '),
        aside: registered ? '' : say('shell.search.guest'),
        icon: 'customers',
        to: placeOf('customers', id),
      })),
    },
  ]);
}
