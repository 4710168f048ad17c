import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { filterSql, whereOf } from '../data/filter.sql.js';
import { listSql } from '../data/list.sql.js';
import { Parameters } from '../data/parameters.js';
import { productCard, type CardRow, type ProductCard } from '../domain/product-card.js';
import type { ProductFilter, ProductSort } from '../domain/product-filter.js';

export interface ProductPage {
  readonly items: ProductCard[];
  readonly total: number;
  readonly tags: string[];
}

export interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

type Row = CardRow & { total: number | null; id: number | null };

/** One page of the catalog, in one statement. How many there are in all is remembered for each filter until it may have changed. */
@Injectable()
export class ListProducts {
  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
    private readonly config: Config,
  ) {}

  async run(filter: ProductFilter, sort: ProductSort | null, page: PageOf, language: Language): Promise<ProductPage> {
    const parameters = new Parameters();
    const sql = filterSql(filter, parameters);
    const key = `catalog-total ${sql.withs} ${whereOf(sql)} ${JSON.stringify(parameters.values)}`;
    const known = this.cache.get<number>(key);
    const ticket = this.cache.begin();
    const text = listSql(sql, { language, sort, ...page, withTotal: known === undefined }, parameters);
    const query = { name: nameOf(filter, text), text };
    const rows = await (filter.seesUnpublished
      ? this.database.readLagging<Row>(query, parameters.values)
      : this.database.readPublic<Row>(query, parameters.values));
    const total = known ?? rows[0]?.total ?? 0;
    const about = tagsOf(filter);
    if (known === undefined) this.cache.put(key, total, key.length + 200, about, ticket);
    const items = rows.filter((row) => row.id !== null).map((row) => productCard(row, this.config));
    return { items, total, tags: [...about, ...items.map(({ id }) => `product:${id}`)] };
  }
}

/** Pages of the whole catalog and of a category are asked for all the time and are prepared; the many other shapes are not. */
function nameOf(
  { q, sku, attributes, priceMin, priceMax, inStock, featured, published }: ProductFilter,
  text: string,
): string | undefined {
  const plain =
    [q, sku, priceMin, priceMax, inStock, featured, published].every((one) => one === null) && attributes.length === 0;
  return plain ? `catalog_list_${createHash('sha1').update(text).digest('base64url')}` : undefined;
}

/** What the choice and order of a list depend on, beside what its products show. */
export function tagsOf(filter: ProductFilter): string[] {
  return [
    'products',
    ...(filter.inStock === null ? [] : ['stock-edges']),
    ...(filter.category === null ? [] : ['categories']),
  ];
}
