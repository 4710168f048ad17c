import type { Transaction } from '../../platform/database/transaction.js';

/** Database or Transaction. */
type Queryable = Pick<Transaction, 'query'>;

/** SQL: products and categories refer to pictures by their path, without a foreign key. */
const unused = (picture: string): string => `NOT EXISTS (SELECT FROM product_image i WHERE i.image = ${picture}.image)
  AND NOT EXISTS (SELECT FROM category c WHERE c.image = ${picture}.image)`;

/** Records an upload; the same picture may be uploaded again. SQL: one statement in both cases, which locks the row. */
export async function recordUpload(
  database: Queryable,
  { image, width, height }: { readonly image: string; readonly width: number; readonly height: number },
): Promise<void> {
  await database.query(
    `INSERT INTO picture (image, width, height) VALUES ($1, $2, $3) ON CONFLICT (image) DO UPDATE SET uploaded_at = now()`,
    [image, width, height],
  );
}

/** Protects pictures from deletion until the commit; returns the existing ones. SQL: locks rows in one order. */
export async function keepPictures(tx: Transaction, images: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ image: string }>(
    'SELECT image FROM picture WHERE image = ANY ($1::text[]) ORDER BY image FOR KEY SHARE',
    [images],
  );
  return rows.map(({ image }) => image);
}

/**
 * Locks up to `most` pictures that were uploaded before `before` and that neither the catalog nor `used` contains.
 * SQL: skips rows that others have locked.
 */
export async function lockUnused(
  tx: Transaction,
  before: Date,
  used: readonly string[],
  most: number,
): Promise<string[]> {
  const rows = await tx.query<{ image: string }>(
    `SELECT image FROM picture p WHERE uploaded_at < $1 AND image <> ALL ($2::text[]) AND ${unused('p')}
      ORDER BY image LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [before, used, most],
  );
  return rows.map(({ image }) => image);
}

/** Deletes locked pictures that are still not used, and returns them. SQL: checks and deletes in one statement. */
export async function deleteUnused(
  tx: Transaction,
  images: readonly string[],
  used: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ image: string }>(
    `DELETE FROM picture p WHERE image = ANY ($1::text[]) AND image <> ALL ($2::text[]) AND ${unused('p')}
      RETURNING image`,
    [images, used],
  );
  return rows.map(({ image }) => image);
}
