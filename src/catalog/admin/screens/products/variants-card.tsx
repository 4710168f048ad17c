import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Button, Card, currencyDigits, DataTable, session, useText, type Column } from '#panel';
import { useAttributesText } from './attribute-suggestions.js';
import { CombinationMaker } from './combination-maker.js';
import type { ProductValues, VariantValue } from './product-values.js';
import { StockBadge } from './stock-badge.js';
import { usualPrice } from './usual-price.js';

type Errors = Readonly<Record<string, readonly string[]>>;

export interface VariantsCardProps {
  readonly values: ProductValues;
  readonly errors: Errors;
  /** Where the stock of known variants is corrected; null for a new product. */
  readonly stockPlace: string | null;
  /** So many pieces or fewer are few. */
  readonly lowStock: number;
  readonly onChange: (variants: ProductValues['variants']) => void;
}

/** The kinds that a buyer chooses from, each with its own SKU, price and stock. */
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
    {
      key: 'sku',
      title: say('products.placement.sku'),
      cell: (one) => (
        <Cell
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

interface CellProps {
  readonly label: string;
  /** The variant, for screen readers. */
  readonly of: string;
  readonly disabled: boolean;
  readonly errors: readonly string[];
}

function Cell({
  label,
  of,
  value,
  disabled,
  errors,
  onChange,
}: CellProps & { readonly value: string; readonly onChange: (value: string) => void }): ReactElement {
  return (
    <span className="product-cell">
      <input
        aria-label={`${label}, ${of}`}
        value={value}
        maxLength={64}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        {...(errors.length > 0 && { 'aria-invalid': true })}
      />
      {errors.map((sentence) => (
        <span key={sentence} className="field__errors">
          {sentence}
        </span>
      ))}
    </span>
  );
}

interface NumberCellProps extends CellProps {
  readonly value: number | null;
  readonly step: string;
  readonly placeholder?: string;
  readonly onChange: (value: number | null) => void;
}

function NumberCell({
  label,
  of,
  value,
  step,
  placeholder,
  disabled,
  errors,
  onChange,
}: NumberCellProps): ReactElement {
  return (
    <span className="product-cell product-cell--number">
      <input
        type="number"
        aria-label={`${label}, ${of}`}
        min={0}
        step={Number(step)}
        placeholder={placeholder}
        disabled={disabled}
        defaultValue={value ?? ''}
        onChange={(event) =>
          onChange(
            event.target.value === '' || Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber,
          )
        }
        {...(errors.length > 0 && { 'aria-invalid': true })}
      />
      {errors.map((sentence) => (
        <span key={sentence} className="field__errors">
          {sentence}
        </span>
      ))}
    </span>
  );
}

/** A new one is gone at once; one that the service knows goes when the product is saved, and may be put back until then. */
function RemoveCell({
  one,
  name,
  onChange,
  onDrop,
}: {
  readonly one: VariantValue;
  readonly name: string;
  readonly onChange: (one: VariantValue) => void;
  readonly onDrop: () => void;
}): ReactElement {
  const say = useText();
  const remove = (): void => (one.id === null ? onDrop() : onChange({ ...one, removed: !one.removed }));
  return (
    <Button kind="quiet" small onClick={remove}>
      {say(one.removed ? 'products.variants.put_back' : 'kit.remove')}
      <span className="unseen"> {name}</span>
    </Button>
  );
}
