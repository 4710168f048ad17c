import { LANGUAGES } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { demoPages } from '../demo-data.js';

/** Stores the content pages that a shop needs, in every language. */
export async function seedPages(tx: Transaction): Promise<void> {
  const rows = demoPages.map(({ slug, kind, title, description, body }, index) => ({
    slug,
    kind,
    position: index + 1,
    translations: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        { title: title[language], description: description[language], body: body[language] },
      ]),
    ),
  }));
  await tx.query(
    `INSERT INTO content_page (slug, kind, translations, position, published)
     SELECT p.slug, p.kind, p.translations, p.position, true
     FROM jsonb_to_recordset($1::jsonb) AS p(slug text, kind text, translations jsonb, position int)
       ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
