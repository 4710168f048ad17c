import type { ReactElement } from 'react';
import { api, Button, Form, format, NumberField, useRecordForm, useText } from '#panel';
import { ProductPicker, type Picked } from './product-picker.js';
import type { Order, OrderProps } from './order.js';
import { Totals } from './totals.js';
import { useEditQuote } from './use-edit-quote.js';

/** An edited line; `most` is the available quantity. */
interface Wish {
  readonly key: string;
  /** Id of the order's line; null for a new line. */
  readonly id: number | null;
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly name: string;
  readonly price: number;
  readonly quantity: number | null;
  readonly most: number;
}

const isSame = (one: Wish, other: Picked): boolean =>
  one.product_id === other.product_id && one.variant_id === other.variant_id;

const draftOf = ({ items }: Order): { readonly lines: readonly Wish[] } => ({
  lines: items.map((line) => ({
    key: String(line.id),
    id: line.id,
    product_id: line.product_id,
    variant_id: line.variant_id,
    price: line.price,
    quantity: line.quantity,
    most: line.quantity + line.in_stock,
    name: [line.name, line.attributes_text].filter(Boolean).join(', '),
  })),
});

const sentOf = (lines: readonly Wish[]) =>
  lines.map(({ id, product_id, variant_id, quantity }) => ({
    ...(id !== null && { id }),
    product_id,
    ...(variant_id !== null && { variant_id }),
    quantity: quantity ?? 0,
  }));

/** Edits the lines; the API computes prices and takes or returns the stock. */
export function EditLines({ order, reload, onDone }: OrderProps & { readonly onDone: () => void }): ReactElement {
  const say = useText();
  const {
    values: { lines },
    set,
    dirty,
    form,
  } = useRecordForm({
    record: order,
    draftOf,
    bodyOf: (draft) => ({ items: sentOf(draft.lines) }),
    send: (body) => api.put(`/api/orders/${order.id}`, body),
    reload,
    onDone,
  });
  const put = (changed: readonly Wish[]): void => set('lines', changed);
  const add = (picked: Picked): void => {
    const known = lines.find((line) => isSame(line, picked));
    const { product_id, variant_id, name, price, in_stock: most } = picked;
    if (!known)
      return put([
        ...lines,
        {
          key: `new ${product_id}/${variant_id ?? ''}`,
          id: null,
          product_id,
          variant_id,
          name,
          price,
          most,
          quantity: 1,
        },
      ]);
    put(
      lines.map((line) =>
        line === known ? { ...line, quantity: Math.min((line.quantity ?? 0) + 1, line.most) } : line,
      ),
    );
  };
  const isWrong = ({ quantity, most }: Wish): boolean =>
    quantity === null || quantity < 1 || quantity > most || !Number.isInteger(quantity);
  const isReady = dirty && lines.length > 0 && !lines.some(isWrong);
  const quote = useEditQuote(order.id, isReady ? sentOf(lines) : null);
  const sums = dirty ? quote : order;
  return (
    <div className="stack">
      <Form
        {...form}
        submitLabel={say('kit.save')}
        disabled={!isReady}
        aside={<Button onClick={onDone}>{say('kit.cancel')}</Button>}
      >
        {lines.length === 0 && <p className="warn-box">{say('order.lines.none')}</p>}
        <ul className="order-wishes">
          {lines.map((line, index) => (
            <li key={line.key} className="order-wish">
              <div className="order-wish__name">
                <strong>{line.name}</strong>
                <span className="soft">{format.money(line.price, order.currency)}</span>
              </div>
              <NumberField
                label={say('order.lines.quantity_of', { name: line.name })}
                required
                min={1}
                max={line.most}
                value={line.quantity}
                onChange={(quantity) => put(lines.map((one) => (one === line ? { ...line, quantity } : one)))}
                errors={
                  (line.quantity ?? 0) > line.most
                    ? [say('order.lines.most', { most: format.number(line.most) })]
                    : (form.error?.fields[`items.${index}.quantity`] ?? form.error?.fields[`items.${index}.product_id`])
                }
              />
              <Button kind="quiet" onClick={() => put(lines.filter((one) => one !== line))}>
                {say('kit.remove')}
                <span className="unseen"> {line.name}</span>
              </Button>
            </li>
          ))}
        </ul>
        <p className="soft small">{say('order.lines.edit_hint')}</p>
        <div role="status" className="order-sums">
          {sums && <Totals sums={sums} />}
        </div>
      </Form>
      <ProductPicker onPick={add} currency={order.currency} />
    </div>
  );
}
