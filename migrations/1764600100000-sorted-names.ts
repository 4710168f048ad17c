import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = ['en', 'uk', 'ru'];

/**
 * The collation by which names in a language are sorted: by its alphabet (ICU), or by code point if the server was
 * built without ICU. Deterministic, so equality and search do not change.
 */
export const collationSql = (language: string, hasIcu: boolean): string =>
  `CREATE COLLATION shop_${language} ${hasIcu ? `(provider = icu, locale = '${language}')` : 'FROM "C"'}`;

/**
 * Returns no row if the server was built without ICU: initdb imports ICU locales under names with this suffix. The
 * collation `unicode` exists in every catalog, even without ICU.
 */
export const HAS_ICU = `SELECT collname FROM pg_collation WHERE collprovider = 'i' AND collname = 'uk-x-icu'`;

/**
 * Sorts names by the alphabet of the language, then by case: the name columns keep their case, their indexes use the
 * collation.
 */
export class SortedNames1764600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const hasIcu = ((await runner.query(HAS_ICU)) as unknown[]).length > 0;
    for (const language of LANGUAGES) await runner.query(collationSql(language, hasIcu));
    await reindex(runner, nameIn, ' COLLATE shop_');
  }

  async down(runner: QueryRunner): Promise<void> {
    await reindex(runner, (language) => `lower(${nameIn(language)})`, null);
    for (const language of LANGUAGES) await runner.query(`DROP COLLATION shop_${language}`);
  }
}

const nameIn = (language: string): string => `coalesce(nullif(translations -> '${language}' ->> 'name', ''), name)`;

/** One statement for all generated columns, so that the table is rewritten once. */
async function reindex(
  runner: QueryRunner,
  expression: (language: string) => string,
  collation: string | null,
): Promise<void> {
  const indexes = LANGUAGES.flatMap((language) => [
    { name: `product_by_name_${language}`, language, rows: 'published' },
    { name: `product_hidden_by_name_${language}`, language, rows: 'NOT published' },
  ]);
  for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
  const changes = LANGUAGES.map(
    (language) => `ALTER COLUMN name_${language} SET EXPRESSION AS (${expression(language)})`,
  );
  await runner.query(`ALTER TABLE product ${changes.join(', ')}`);
  for (const { name, language, rows } of indexes) {
    const column = `name_${language}${collation === null ? '' : collation + language}`;
    await runner.query(`CREATE INDEX ${name} ON product (${column}, id) WHERE ${rows} AND deleted_at IS NULL`);
  }
}
