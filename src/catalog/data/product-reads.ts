import { Injectable } from '@nestjs/common';
import { In, IsNull, type FindOptionsWhere } from 'typeorm';
import type { Language, TaxClass } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { part, type Part } from '../../platform/database/part.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopSettings } from '../../settings/index.js';
import { productCard, type CardRow, type ProductCard } from '../domain/product-card.js';
import type { DetailRow } from '../domain/product-detail.js';
import type { RecordKey } from '../domain/product-key.js';
import type { NamedProduct } from '../domain/reader-names.js';
import {
  sellableOfRow,
  type Sellable,
  type SellableRef,
  type SellableRow,
  type SellingShop,
} from '../domain/sellable.js';
import { cardColumns } from './card.sql.js';
import { detailSql } from './detail.sql.js';
import { forSaleValues, goodsSql, sellablesSql, type GoodsSource } from './goods.sql.js';
import { ProductEntity } from './product.entity.js';

/** The record's own texts, shown in languages without a translation. */
export type OwnTexts = Pick<ProductEntity, 'name' | 'description' | 'short_description'>;

/** A product with the data that only its editors see. */
export type EditableRow = DetailRow & { readonly own: OwnTexts; readonly tax_class: TaxClass };

/** A row of another module's table, with the product or variant that it names. */
export interface GoodsOfRow<R> {
  readonly row: R;
  readonly sellable: Sellable;
}

/** Single products, and lists of given products, for display and sale. */
@Injectable()
export class ProductReads {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** A product, published or not; from the primary if `seesUnpublished`. */
  async detail(key: RecordKey, language: Language, seesUnpublished: boolean): Promise<DetailRow | undefined> {
    const sql = detailSql(key.by, language, seesUnpublished);
    const [row] = seesUnpublished
      ? await this.database.query<DetailRow>(sql, [key.value])
      : await this.database.readPublic<DetailRow>(sql, [key.value], { lagging: false });
    return row;
  }

  /** A product with its own texts, published or not. */
  async editable(key: RecordKey, language: Language): Promise<EditableRow | undefined> {
    const [row] = await this.database.query<EditableRow>(editableSql(key.by, language), [key.value]);
    return row;
  }

  /**
   * Cards of products in the order of `ids`; unpublished and unknown ones are left out. Amounts are JSON numbers.
   * SQL: this read is frequent; it keeps the requested order.
   */
  async cards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<CardRow>(
      {
        name: `catalog_cards_${language}`,
        text: `SELECT ${cardColumns(language)} FROM unnest($1::int[]) WITH ORDINALITY AS r(id, place)
          JOIN product p ON p.id = r.id
        WHERE p.published AND p.deleted_at IS NULL ORDER BY r.place`,
      },
      [ids],
    );
    return rows.map((row) => productCard(row, this.config));
  }

  /** Names of products, also of hidden ones, in all languages. */
  named(ids: readonly number[]): Promise<NamedProduct[]> {
    return this.database.entities.find(ProductEntity, {
      select: { id: true, name: true, translations: true },
      where: { id: In([...new Set(ids)]) },
    });
  }

  /**
   * Products and variants in the requested order, in one statement; unknown ones are included with `unavailable`. With
   * `tx`, they are read in the transaction.
   */
  async sellables(refs: readonly SellableRef[], language: Language, tx?: Transaction): Promise<Sellable[]> {
    if (refs.length === 0) return [];
    const rows = await (tx ?? this.database).query<SellableRow>(...sellablesSql(refs, language));
    return rows.map((row, index) => sellableOfRow(row, refs[index]!, this.sellingShop()));
  }

  /** Products and variants that another module's table lists, in its order, with its own columns, in one statement. */
  goodsOf<R>(source: GoodsSource, values: unknown[], language: Language): Part<Array<GoodsOfRow<R>>> {
    return part<SellableRow & R>(goodsSql(source, language), values).map((rows) =>
      rows.map((row) => ({
        row,
        sellable: sellableOfRow(row, { productId: row.product_id, variantId: row.variant_id }, this.sellingShop()),
      })),
    );
  }

  /** Values of the first three parameters of a statement that contains `forSale`. */
  forSaleValues(ref: SellableRef): unknown[] {
    return forSaleValues(ref, this.shop.stored.max_quantity);
  }

  private sellingShop(): SellingShop {
    const { currency, baseUrl } = this.config;
    return { currency, baseUrl, maxQuantity: this.shop.stored.max_quantity };
  }

  /** Whether everyone can see the product. */
  isPublished(id: number): Promise<boolean> {
    return this.database.entities.existsBy(ProductEntity, published({ by: 'id', value: id }));
  }

  /** The id of a product that everyone can see. */
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

/** SQL: adds three columns to the statement of the product's page. */
const editableSql = (by: RecordKey['by'], language: Language): Statement =>
  statementOf(
    `catalog_editable_${by}_${language}`,
    () =>
      `SELECT d.*, json_build_object('name', o.name, 'description', o.description, 'short_description',
        o.short_description) AS own, o.tax_class
   FROM (${detailSql(by, language, true).text}) d JOIN product o ON o.id = d.id`,
  );
