import { isInvisible } from '#kernel';
import { FIELD_NAMES, type Entries } from './entries.js';

export interface Complaint {
  /** Null if the error belongs to no field of the form. */
  readonly field: string | null;
  readonly text: string;
}

/** A refusal for the page. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** Other names of form fields in errors of the checkout. */
const ALIASES: Record<string, string> = {
  'customer.email': 'email',
  'customer.phone': 'phone',
  'shipping_address.country': 'shipping_country',
};

/**
 * One error per field, in the order of the form. An empty field is reported as missing, regardless of other errors.
 * @param emptyText translated message for an empty field
 */
export function complaintsOf(refusal: Refusal, entries: Entries, emptyText: string): Complaint[] {
  const byField = new Map<string, string>();
  const others: Complaint[] = [];
  for (const [path, sentences] of Object.entries(refusal.errors ?? {})) {
    const field = ALIASES[path] ?? path;
    const text = sentences[0] ?? refusal.message;
    if (FIELD_NAMES.includes(field)) byField.set(field, isInvisible(entries[field] ?? '') ? emptyText : text);
    else others.push({ field: null, text });
  }
  const placed = FIELD_NAMES.flatMap((field) => (byField.has(field) ? [{ field, text: byField.get(field)! }] : []));
  return [...placed, ...others];
}
