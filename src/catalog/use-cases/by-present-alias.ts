import type { Redirects } from '../../redirects/index.js';
import type { RecordKey } from '../domain/product-key.js';

/** Reads a record; when no record has the alias, reads the one that had it before. */
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
