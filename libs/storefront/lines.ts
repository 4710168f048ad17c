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

/** Updates a line after a change of its quantity field: sent after a pause, with the last number. */
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

/** Sends one call at a time for each line, so that the last change is applied last. */
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

/** Sends pending changes at once, because the page is being left. */
export function sendAll(): void {
  for (const itemId of [...waiting.keys()]) void send(itemId);
}
