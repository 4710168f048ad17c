import { Injectable } from '@nestjs/common';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import type { Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { statementOf, type Statement, type Transaction } from '../../platform/database/transaction.js';
import type { CardRow } from '../domain/product-card.js';
import type { DetailRow } from '../domain/product-detail.js';
import type { RecordKey } from '../domain/product-key.js';
import type { SellableRef } from '../domain/sellable.js';
import { cardColumns } from './card.sql.js';
import { detailSql } from './detail.sql.js';
import { ProductEntity } from './product.entity.js';
import { sellablesSql, type SellableRow } from './sellables.sql.js';

/** The record's own texts, which show where a language has none of its own. */
export type OwnTexts = Pick<ProductEntity, 'name' | 'description' | 'short_description'>;

/** Single products, and given ones, as they are shown. */
@Injectable()
export class ProductReads {
  constructor(private readonly database: Database) {}

  /** Published or not; from the primary when `seesUnpublished`. */
  async detail(key: RecordKey, language: Language, seesUnpublished: boolean): Promise<DetailRow | undefined> {
    const sql = detailSql(key.by, language);
    const [row] = seesUnpublished
      ? await this.database.query<DetailRow>(sql, [key.value])
      : await this.database.readPublic<DetailRow>(sql, [key.value], { lagging: false });
    return row;
  }

  /** Published or not, with its own texts. */
  async editable(key: RecordKey, language: Language): Promise<(DetailRow & { own: OwnTexts }) | undefined> {
    const [row] = await this.database.query<DetailRow & { own: OwnTexts }>(editableSql(key.by, language), [key.value]);
    return row;
  }

  /** Of published ones, in the order of `ids`. SQL: a hot read, in the order asked. */
  cards(ids: readonly number[], language: Language): Promise<CardRow[]> {
    return this.database.query<CardRow>(
      {
        name: `catalog_cards_${language}`,
        text: `SELECT ${cardColumns(language)} FROM unnest($1::int[]) WITH ORDINALITY AS r(id, place) JOIN product p ON p.id = r.id
        WHERE p.published AND p.deleted_at IS NULL ORDER BY r.place`,
      },
      [ids],
    );
  }

  /** A row for each, in the order asked. With `tx` the read happens inside it. */
  sellables(refs: readonly SellableRef[], language: Language, tx?: Transaction): Promise<SellableRow[]> {
    return (tx ?? this.database).query<SellableRow>(...sellablesSql(refs, language));
  }

  /** Whether the product is for everybody. */
  isPublished(id: number): Promise<boolean> {
    return this.database.entities.existsBy(ProductEntity, published({ by: 'id', value: id }));
  }

  /** The id of a product that is for everybody. */
  async findPublished(key: RecordKey): Promise<number | null> {
    const found = await this.database.entities.findOne(ProductEntity, { select: { id: true }, where: published(key) });
    return found && found.id;
  }
}

const published = ({ by, value }: RecordKey): FindOptionsWhere<ProductEntity> => ({
  ...(by === 'id' ? { id: Number(value) } : { alias: String(value) }),
  published: true,
  deleted_at: IsNull(),
});

/** SQL: the same statement as for the product's page, with three columns more. */
const editableSql = (by: RecordKey['by'], language: Language): Statement =>
  statementOf(
    `catalog_editable_${by}_${language}`,
    () =>
      `SELECT d.*, json_build_object('name', o.name, 'description', o.description, 'short_description', o.short_description) AS own
   FROM (${detailSql(by, language).text}) d JOIN product o ON o.id = d.id`,
  );
