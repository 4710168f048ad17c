import type { Redirects } from '../../redirects/index.js';
import type { RecordKey } from '../domain/product-key.js';

/** Reads a record by its alias. If no record has the alias now, reads the record that had it before. */
export async function byPresentAlias<T>(
  redirects: Redirects,
  kind: 'product' | 'category',
  key: RecordKey,
  read: (key: RecordKey) => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await read(key);
  if (found || key.by === 'id') return found;
  const present = await redirects.presentOf(kind, String(key.value));
  return present === null ? undefined : read({ by: 'alias', value: present });
}
