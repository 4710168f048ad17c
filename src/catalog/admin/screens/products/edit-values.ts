import type { Item, Sent } from '#panel';

export type EditOutcome = Item<'editProducts'>;
export type PriceKind = 'keep' | 'set' | 'up' | 'down';

/** What the dialog changes; '' keeps a choice as it is. */
export interface EditValues {
  readonly price: PriceKind;
  readonly amount: number | null;
  readonly percent: number | null;
  /** Id of the category; `none`: no category. */
  readonly category: string;
  readonly published: '' | '0' | '1';
}

export const NO_EDIT: EditValues = { price: 'keep', amount: null, percent: null, category: '', published: '' };

/** Whether at least one change is chosen, and a chosen price change has its number. */
export function isComplete({ price, amount, percent, category, published }: EditValues): boolean {
  if (price === 'set' && amount === null) return false;
  if ((price === 'up' || price === 'down') && (percent === null || percent <= 0)) return false;
  return price !== 'keep' || category !== '' || published !== '';
}

/** The changes for the body of `POST /api/admin/products/edit`. */
export const changesIn = ({
  price,
  amount,
  percent,
  category,
  published,
}: EditValues): Omit<Sent<'editProducts'>, 'products'> => ({
  ...(price === 'set' && amount !== null && { price_regular: amount }),
  ...(price === 'up' && percent !== null && { price_percent: percent }),
  ...(price === 'down' && percent !== null && { price_percent: -percent }),
  ...(category !== '' && { category: category === 'none' ? null : Number(category) }),
  ...(published !== '' && { published: published === '1' ? 1 : 0 }),
});
