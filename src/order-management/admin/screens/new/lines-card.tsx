import type { ReactElement } from 'react';
import { Button, can, Card, format, MoneyField, NumberField, session, useText, type ApiError, type Data } from '#panel';
import { ProductPicker } from '../order/product-picker.js';
import type { PartProps } from './customer-card.js';
import { lineKey, withPicked, type DraftLine } from './draft.js';
import { searchOnly } from '../search-only.js';

export interface LinesCardProps extends PartProps {
  readonly quote: Data<'quoteOrder'> | null;
  readonly quoteError: ApiError | null;
}

/** Products of the order, found by name or SKU, up to the stock; managers may set a price. */
export function LinesCard({ form, errors, quote, quoteError }: LinesCardProps): ReactElement {
  const say = useText();
  const { lines } = form.values;
  const put = (line: DraftLine, changes: Partial<DraftLine>): void =>
    form.set(
      'lines',
      lines.map((one) => (one === line ? { ...one, ...changes } : one)),
    );
  const complaints = (line: DraftLine, index: number): readonly string[] => {
    if ((line.quantity ?? 0) > line.in_stock) return [say('orders-list.phone.most', { count: line.in_stock })];
    const { product_id: product, variant_id: variant, available } = quoteError?.body ?? {};
    const isShort =
      product === line.product_id && (variant ?? null) === line.variant_id && typeof available === 'number';
    if (isShort) return [say('orders-list.phone.most', { count: available })];
    return ['quantity', 'product_id', 'variant_id'].flatMap((name) => errors[`items.${index}.${name}`] ?? []);
  };
  return (
    <Card title={say('orders-list.phone.products')}>
      {lines.length === 0 ? (
        <p className="soft">{say('orders-list.phone.no_products')}</p>
      ) : (
        <ul className="phone-lines">
          {lines.map((line, index) => (
            <li key={lineKey(line)} className="phone-line">
              <div className="phone-line__name">
                <strong>{line.name}</strong>
                <span className="soft small">
                  {format.money(line.catalog_price)} · {say('order.picker.stock', { count: line.in_stock })}
                </span>
              </div>
              <NumberField
                label={say('orders-list.phone.quantity', { name: line.name })}
                shortLabel={say('order.lines.quantity')}
                required
                min={1}
                max={line.in_stock}
                value={line.quantity}
                onChange={(quantity) => put(line, { quantity })}
                errors={complaints(line, index)}
              />
              {can('manager') && (
                <MoneyField
                  label={say('orders-list.phone.price', { name: line.name })}
                  shortLabel={say('order.lines.price')}
                  required
                  value={line.own_price ?? line.catalog_price}
                  errors={errors[`items.${index}.price`]}
                  onChange={(price) =>
                    put(line, { own_price: price === null || price === line.catalog_price ? null : price })
                  }
                />
              )}
              <span className="phone-line__total">
                {quote?.items[index] && quote.items.length === lines.length
                  ? format.money(quote.items[index].total, quote.currency)
                  : ''}
              </span>
              <Button
                kind="quiet"
                small
                onClick={() =>
                  form.set(
                    'lines',
                    lines.filter((one) => one !== line),
                  )
                }
              >
                {say('kit.remove')}
                <span className="unseen"> {line.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {errors['items']?.map((sentence) => (
        <p key={sentence} className="field__errors">
          {sentence}
        </p>
      ))}
      <div onKeyDown={searchOnly}>
        <ProductPicker
          currency={session.shop.currency}
          onPick={(picked) => form.set('lines', withPicked(lines, picked))}
        />
      </div>
    </Card>
  );
}
