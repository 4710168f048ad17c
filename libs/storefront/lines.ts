import { attribute, idOf } from './attributes.js';
import { knownProduct, update } from './cart.js';
import { lineOf, type Field } from './near.js';
import { notifyOutcome } from './notify-outcome.js';

const PAUSE_MS = 300;

interface PendingQuantity {
  readonly field: Field;
  readonly quantity: number;
  readonly timer: number;
}

const waiting = new Map<number, PendingQuantity>();
const running = new Set<number>();

/** Updates a line after its quantity field has changed: sent after a pause, the last number wins. */
export function changeSoon(field: Field): void {
  const at = lineOf(field);
  if (!at || !field.value || !field.reportValidity()) return;
  forget(at.itemId);
  waiting.set(at.itemId, {
    field,
    quantity: Number(field.value),
    timer: window.setTimeout(() => void send(at.itemId), PAUSE_MS),
  });
}

export function forget(itemId: number): void {
  clearTimeout(waiting.get(itemId)?.timer);
  waiting.delete(itemId);
}

/** One call at a time for each line, so that the last change is applied last. */
async function send(itemId: number): Promise<void> {
  const next = waiting.get(itemId);
  if (!next || running.has(itemId)) return;
  forget(itemId);
  running.add(itemId);
  const { field, quantity } = next;
  const data = await update(itemId, quantity, knownProduct(idOf(attribute(field, 'quantity')) ?? 0));
  running.delete(itemId);
  if (waiting.has(itemId)) return send(itemId);
  notifyOutcome(data);
  if (!(field instanceof HTMLInputElement)) return;
  if (data.success) field.defaultValue = String(quantity);
  else field.value = field.defaultValue;
  if (data.available) field.max = String(data.available);
}

/** The page is being left: pending changes are sent at once. */
export function sendAll(): void {
  for (const itemId of [...waiting.keys()]) void send(itemId);
}
