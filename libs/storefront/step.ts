import { add, findLine, get, knownProduct, update } from './cart.js';
import { fieldOfLine, lineOf, quantityField, variantFor, type Field } from './near.js';
import { notifyOutcome } from './notify-outcome.js';

/**
 * Changes the quantity field near a button with `data-sc-increment` or `-decrement`. Returns false if there is no such
 * field; the caller then changes the cart.
 */
export function stepField(button: Element, productId: number, by: 1 | -1): boolean {
  const at = lineOf(button);
  const field = at ? fieldOfLine(at.line) : quantityField(button, productId);
  if (!field) return false;
  if (move(field, by)) for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Steps within the field's limits; false at the limit. */
function move(field: Field, by: 1 | -1): boolean {
  const before = field.value;
  if (field instanceof HTMLSelectElement) {
    field.selectedIndex = Math.min(Math.max(field.selectedIndex + by, 0), field.length - 1);
  } else {
    const least = Number(field.min) || 1;
    const most = field.max === '' ? Infinity : Math.max(Number(field.max), least);
    field.value = String(Math.min(Math.max((Number(before) || 0) + by, least), most));
  }
  return field.value !== before;
}

/**
 * Increases or decreases the product's quantity in the cart, to at least one; a product that is not in the cart is
 * added.
 */
export async function stepCart(button: Element, productId: number, by: 1 | -1): Promise<void> {
  const variantId = variantFor(button);
  const before = await get();
  if (!before.success) return notifyOutcome(before);
  const itemId = lineOf(button)?.itemId;
  const line = itemId ? before.cart?.items.find(({ id }) => id === itemId) : findLine(before, productId, variantId);
  const quantity = (line?.quantity ?? 0) + by;
  if (quantity < 1) return;
  notifyOutcome(
    line
      ? await update(line.id!, quantity, knownProduct(line.product_id, line.variant_id))
      : await add(productId, 1, variantId),
  );
}
