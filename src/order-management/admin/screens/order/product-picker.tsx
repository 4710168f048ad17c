import { useState, type ReactElement } from 'react';
import { Button, format, Loading, SearchField, shownPrice, useRead, useText, type Item } from '#panel';
import { Picture } from './picture.js';

export interface Picked {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly name: string;
  readonly price: number;
  readonly in_stock: number;
}

type Card = Item<'listProducts'>;

/** Searches products by name or SKU, and selects a variant if there are any. */
export function ProductPicker({
  onPick,
  currency,
}: {
  readonly onPick: (picked: Picked) => void;
  readonly currency: string;
}): ReactElement {
  const say = useText();
  const [q, setQ] = useState('');
  const { data, loading } = useRead(q.trim() ? '/api/products' : null, {
    q: q.trim(),
    per_page: 8,
    in_stock: 1,
    published: 1,
  });
  const items = q.trim() ? data?.items : undefined;
  return (
    <section className="order-picker" aria-label={say('order.picker.title')}>
      <SearchField label={say('order.picker.title')} hint={say('order.picker.hint')} value={q} onChange={setQ} />
      <div role="status" className="soft small">
        {items &&
          !loading &&
          (items.length === 0 ? say('order.picker.none') : say('order.picker.found', { count: items.length }))}
      </div>
      {loading && !items && <Loading lines={2} />}
      {items && items.length > 0 && (
        <ul className="order-found">
          {items.map((card) => (
            <Found key={card.id} card={card} currency={currency} onPick={onPick} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Found({
  card,
  currency,
  onPick,
}: {
  readonly card: Card;
  readonly currency: string;
  readonly onPick: (picked: Picked) => void;
}): ReactElement {
  const say = useText();
  const [choosing, setChoosing] = useState(false);
  const pick = (): void =>
    card.has_variants
      ? setChoosing(!choosing)
      : onPick({ product_id: card.id, variant_id: null, name: card.name, price: card.price, in_stock: card.in_stock });
  return (
    <li className="order-found__item">
      <span className="order-line">
        <Picture address={card.image} />
        <span className="order-line__words">
          <strong>{card.name}</strong>
          <span className="soft small">
            {[card.sku, shownPrice(card, say, currency), say('order.picker.stock', { count: card.in_stock })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </span>
      <Button small onClick={pick} {...(card.has_variants && { 'aria-expanded': choosing })}>
        {say(card.has_variants ? 'order.picker.choose' : 'kit.add')}
        <span className="unseen"> {card.name}</span>
      </Button>
      {choosing && <Variants card={card} currency={currency} onPick={onPick} />}
    </li>
  );
}

function Variants({
  card,
  currency,
  onPick,
}: {
  readonly card: Card;
  readonly currency: string;
  readonly onPick: (picked: Picked) => void;
}): ReactElement {
  const say = useText();
  const { data } = useRead(`/api/products/${card.id}`);
  if (!data) return <Loading lines={2} />;
  return (
    <ul className="order-variants">
      {data.variants.map((variant) => {
        const words = Object.values(variant.attributes).join(', ');
        return (
          <li key={variant.id} className="order-found__item">
            <span>
              {words}{' '}
              <span className="soft small">
                {format.money(variant.price, currency)} · {say('order.picker.stock', { count: variant.in_stock })}
              </span>
            </span>
            <Button
              small
              disabled={variant.in_stock === 0}
              onClick={() =>
                onPick({
                  product_id: card.id,
                  variant_id: variant.id,
                  name: `${card.name}, ${words}`,
                  price: variant.price,
                  in_stock: variant.in_stock,
                })
              }
            >
              {say('kit.add')}
              <span className="unseen">
                {' '}
                {card.name}, {words}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
