import { can, format, orderStatusKey, placeOf, session, type Data, type Translate } from '#panel';
import { allPlaces } from '../places.js';
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
  readonly key: 'screens' | 'orders' | 'products' | 'customers';
  readonly hits: readonly Hit[];
}

const SCREENS_MOST = 6;

/** Screens that the role may open and whose name contains the text, or that have a keyword beginning with it. */
function screensFor(q: string, say: Translate): Hit[] {
  const text = q.trim().toLowerCase();
  const places = [
    { id: 'dashboard', title: say('shell.dashboard'), to: `${session.base}/admin` },
    ...allPlaces
      .filter(({ id, least }) => can(least) && id in myScreens)
      .map(({ id }) => ({ id, title: say(`shell.places.${id}`), to: placeOf(id) })),
    ...pluginPlaces
      .filter(({ id, least }) => can(least) && id in myScreens)
      .map(({ id, title }) => ({ id, title: say(title), to: placeOf(id) })),
  ];
  return places
    .filter(({ title }) => title.toLowerCase().includes(text))
    .slice(0, text === '' ? SCREENS_MOST : undefined)
    .map(({ id, title, to }) => ({ key: `screen-${id}`, title, detail: '', aside: '', icon: id, to }));
}

/** The non-empty groups of results in the search dialog. Without a search text: the first screens. */
export function groupsFor(q: string, found: Data<'searchPanel'> | null, say: Translate): HitGroup[] {
  const { orders = [], products = [], customers = [] } = found ?? {};
  const groups: HitGroup[] = [
    { key: 'screens', hits: screensFor(q, say) },
    {
      key: 'orders',
      hits: orders.map(({ id, customer, reference, status, is_pickup: isPickup, total, currency }) => ({
        key: `order-${id}`,
        title: [say('shell.search.order', { number: id }), customer].filter(Boolean).join(' · '),
        detail: [say(orderStatusKey(status, isPickup)), format.iban(reference)].join(' · '),
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
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
