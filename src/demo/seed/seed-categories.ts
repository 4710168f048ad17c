import type { Transaction } from '../../platform/database/transaction.js';
import type { DemoCategory } from '../types.js';
import { translations } from './translations.js';

/** Stores all categories in one statement, and their parents in a second one. */
export async function seedCategories(
  tx: Transaction,
  categories: readonly DemoCategory[],
  picture: (path: string) => string,
): Promise<void> {
  const rows = categories.map(({ alias, parent, name, description, position, picture: image }) => ({
    alias,
    parent,
    name: name.en,
    description: description.en,
    position,
    image: picture(image),
    translations: translations({ name, description }),
  }));
  await tx.query(
    `INSERT INTO category (name, alias, description, image, position, translations)
     SELECT c.name, c.alias, c.description, c.image, c.position, c.translations
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (alias text, name text, description text, image text,
       position int, translations jsonb)) WITH ORDINALITY
       AS c(alias, name, description, image, position, translations, place) ORDER BY c.place`,
    [JSON.stringify(rows)],
  );
  await tx.query(
    `UPDATE category k SET parent_id = p.id FROM jsonb_to_recordset($1::jsonb) AS c(alias text, parent text)
     JOIN category p ON p.alias = c.parent WHERE k.alias = c.alias`,
    [JSON.stringify(rows)],
  );
}
