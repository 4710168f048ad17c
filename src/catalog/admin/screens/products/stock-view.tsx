import { useState, type ReactElement } from 'react';
import { Button, can, Card, DataTable, useText, type Column } from '#panel';
import { AttributeSuggestions, useAttributesText } from './attribute-suggestions.js';
import { CorrectStockDialog } from './correct-stock-dialog.js';
import type { Product } from './product.js';
import type { Shelf } from './shelf.js';
import { StockBadge } from './stock-badge.js';
import { StockHistory } from './stock-history.js';

export interface StockViewProps {
  readonly product: Product;
  readonly busy: boolean;
  readonly onChanged: () => void;
}

/** The current stock and its history. */
export const StockView = (props: StockViewProps): ReactElement => (
  <AttributeSuggestions>
    <Stock {...props} />
  </AttributeSuggestions>
);

function Stock({ product, busy, onChanged }: StockViewProps): ReactElement {
  const say = useText();
  const attributesText = useAttributesText();
  const [correcting, setCorrecting] = useState<Shelf | null>(null);
  const [turn, setTurn] = useState(0);
  const shelves: Shelf[] = product.has_variants
    ? product.variants.map(({ id, sku, attributes, in_stock: pieces }) => ({
        variantId: id,
        sku,
        pieces,
        name: attributesText(attributes),
      }))
    : [{ variantId: null, name: product.name, sku: product.sku, pieces: product.in_stock }];
  const columns: Array<Column<Shelf>> = [
    {
      key: 'name',
      title: say(product.has_variants ? 'products.variants.variant' : 'products.product'),
      main: true,
      cell: ({ name }) => name,
    },
    { key: 'sku', title: say('products.placement.sku'), cell: ({ sku }) => sku ?? '' },
    {
      key: 'stock',
      title: say('products.columns.stock'),
      cell: ({ pieces }) => <StockBadge pieces={pieces} low={product.low_stock_threshold} />,
    },
    ...(can('manager')
      ? [
          {
            key: 'correct',
            title: say('products.correct.open'),
            hideTitle: true,
            cell: (shelf: Shelf) => (
              <Button small onClick={() => setCorrecting(shelf)}>
                {say('products.correct.open')}
                <span className="unseen"> {shelf.name}</span>
              </Button>
            ),
          },
        ]
      : []),
  ];
  const changed = (): void => {
    setTurn((before) => before + 1);
    onChanged();
  };
  return (
    <>
      <Card flush title={say('products.history.now')}>
        <DataTable
          caption={say('products.history.now')}
          columns={columns}
          rows={shelves}
          rowKey={({ variantId }) => variantId ?? 0}
          busy={busy}
        />
      </Card>
      <StockHistory productId={product.id} hasVariants={product.has_variants} turn={turn} />
      {correcting && (
        <CorrectStockDialog
          productId={product.id}
          shelf={correcting}
          onClose={() => setCorrecting(null)}
          onChanged={changed}
        />
      )}
    </>
  );
}
