import type { Language } from '#kernel';
import { localized } from './card.sql.js';

/** Columns of a category, from `category c` (see `CategoryRow`). SQL: counts and children in the same hot read. */
export const categoryColumns = (language: Language, seesUnpublished: boolean): string => `
  c.id, ${localized('c', 'name', language)} AS name, c.alias, ${localized('c', 'description', language)} AS description, c.image,
  c.parent_id, c.published, c.position, c.version,
  (SELECT count(*)::int FROM product p WHERE p.category_id = c.id AND p.published AND p.deleted_at IS NULL) AS products_count,
  ARRAY(SELECT json_build_object('id', k.id, 'name', ${localized('k', 'name', language)}, 'alias', k.alias)
    FROM category k WHERE k.parent_id = c.id ${seesUnpublished ? '' : 'AND k.published'} ORDER BY k.position, k.id) AS children`;
