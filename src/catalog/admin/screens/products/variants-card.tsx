import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Button, Card, currencyDigits, DataTable, session, useText, type Column } from '#panel';
import { useAttributesText } from './attribute-suggestions.js';
import { CombinationMaker } from './combination-maker.js';
import type { ProductValues, VariantValue } from './product-values.js';
import { StockBadge } from './stock-badge.js';
import { usualPrice } from './usual-price.js';
import { NumberCell, PictureCell, RemoveCell, TextCell } from './variant-cells.js';

type Errors = Readonly<Record<string, readonly string[]>>;

export interface VariantsCardProps {
  readonly values: ProductValues;
  readonly errors: Errors;
  /** URL where the stock of existing variants is corrected; null for a new product. */
  readonly stockPlace: string | null;
  /** Stock at or below this number counts as low. */
  readonly lowStock: number;
  readonly onChange: (variants: ProductValues['variants']) => void;
}

/** The variants, each with its own SKU, price and stock. */
export function VariantsCard({ values, errors, stockPlace, lowStock, onChange }: VariantsCardProps): ReactElement {
  const say = useText();
  const attributesText = useAttributesText();
  const { variants } = values;
  const [making, setMaking] = useState(false);
  const nameOf = ({ attributes }: VariantValue): string => attributesText(attributes);
  const change = (changed: VariantValue): void =>
    onChange(variants.map((one) => (one.key === changed.key ? changed : one)));
  const sent = variants.filter(({ removed }) => !removed);
  const errorsOf = (one: VariantValue, name: string): readonly string[] =>
    errors[`variants.${sent.indexOf(one)}.${name}`] ?? [];
  const columns: Array<Column<VariantValue>> = [
    {
      key: 'name',
      title: say('products.variants.variant'),
      main: true,
      cell: (one) => <span className="product-variant">{one.removed ? <s>{nameOf(one)}</s> : nameOf(one)}</span>,
    },
    ...(values.images.length === 0
      ? []
      : [
          {
            key: 'picture',
            title: say('products.variants.picture'),
            cell: (one: VariantValue) => (
              <PictureCell
                label={say('products.variants.picture')}
                of={nameOf(one)}
                value={one.image}
                images={values.images}
                disabled={one.removed}
                errors={errorsOf(one, 'image')}
                onChange={(image) => change({ ...one, image })}
              />
            ),
          },
        ]),
    {
      key: 'sku',
      title: say('products.placement.sku'),
      cell: (one) => (
        <TextCell
          label={say('products.placement.sku')}
          of={nameOf(one)}
          value={one.sku}
          disabled={one.removed}
          errors={errorsOf(one, 'sku')}
          onChange={(sku) => change({ ...one, sku })}
        />
      ),
    },
    {
      key: 'price',
      title: say('products.variants.price'),
      cell: (one) => (
        <NumberCell
          label={say('products.variants.price')}
          of={nameOf(one)}
          value={one.price}
          step={`1e-${currencyDigits()}`}
          placeholder={usualPrice(values, one.attributes)}
          disabled={one.removed}
          errors={errorsOf(one, 'price')}
          onChange={(price) => change({ ...one, price })}
        />
      ),
    },
    {
      key: 'stock',
      title: say('products.columns.stock'),
      cell: (one) =>
        one.id !== null ? (
          <StockBadge pieces={one.in_stock ?? 0} low={lowStock} />
        ) : (
          <NumberCell
            label={say('products.columns.stock')}
            of={nameOf(one)}
            value={one.in_stock}
            step="1"
            disabled={one.removed}
            errors={errorsOf(one, 'in_stock')}
            onChange={(pieces) => change({ ...one, in_stock: pieces })}
          />
        ),
    },
    {
      key: 'remove',
      title: say('kit.remove'),
      hideTitle: true,
      cell: (one) => (
        <RemoveCell
          one={one}
          name={nameOf(one)}
          onChange={change}
          onDrop={() => onChange(variants.filter(({ key }) => key !== one.key))}
        />
      ),
    },
  ];
  return (
    <Card title={say('products.variants.title')}>
      <p className="soft">
        {say(variants.length === 0 ? 'products.variants.none' : 'products.variants.intro', {
          currency: session.shop.currency,
        })}
        {variants.length > 0 && stockPlace && (
          <>
            {' '}
            <Link to={stockPlace}>{say('products.variants.to_stock')}</Link>
          </>
        )}
      </p>
      {!stockPlace && variants.length > 0 && (values.in_stock ?? 0) > 0 && (
        <p className="warn-box">{say('products.variants.stock_moves', { count: values.in_stock ?? 0 })}</p>
      )}
      {variants.length > 0 && (
        <DataTable
          caption={say('products.variants.title')}
          columns={columns}
          rows={variants}
          rowKey={({ key }) => key}
        />
      )}
      {(errors['variants'] ?? []).map((sentence) => (
        <p key={sentence} className="field__errors">
          {sentence}
        </p>
      ))}
      {making ? (
        <CombinationMaker
          variants={variants}
          onMade={(made) => {
            onChange([...variants, ...made]);
            setMaking(false);
          }}
        />
      ) : (
        <div>
          <Button onClick={() => setMaking(true)}>{say('products.variants.add')}</Button>
        </div>
      )}
    </Card>
  );
}
