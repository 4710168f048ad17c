import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { AdminCardRow } from '../domain/admin-product-card.js';
import type { AdminProductFilter } from '../domain/admin-product-filter.js';
import type { CardRow } from '../domain/product-card.js';
import type { ProductFilter } from '../domain/product-filter.js';
import { adminListSql, type AdminListRequest } from './admin-list.sql.js';
import { facetsSql, type FacetRow } from './facets.sql.js';
import { filterSql, whereOf, listSql, type ListRequest } from './filter.sql.js';
import { suggestSql, type SuggestedRow } from './suggest.sql.js';
import { Parameters } from './card.sql.js';

/** `id` is null in the only row of an empty page; `total` is null if it was not requested. */
export type ListedRow = CardRow & { total: number | null; id: number | null };

/** The products that a filter matches. */
export interface FoundProducts {
  /** Part of a cache key: equal for all filters that match the same products. */
  readonly key: string;
  /** Reads one page; must be called only once. */
  page(request: ListRequest): Promise<ListedRow[]>;
}

/** Lists of products, and the values by which they can be filtered. */
@Injectable()
export class ProductSearch {
  constructor(private readonly database: Database) {}

  find(filter: ProductFilter): FoundProducts {
    const parameters = new Parameters();
    const sql = filterSql(filter, parameters);
    return {
      key: `${sql.withs} ${whereOf(sql)} ${JSON.stringify(parameters.values)}`,
      page: (request) => {
        const text = listSql(sql, request, parameters);
        return this.read(filter, { name: nameOf(filter, text), text }, parameters);
      },
    };
  }

  /** One page of all products, published or not, from the primary. There is always a row with `total`. */
  findForAdmin(
    filter: AdminProductFilter,
    request: AdminListRequest,
  ): Promise<Array<AdminCardRow & { total: number; id: number | null }>> {
    const parameters = new Parameters();
    const text = adminListSql(filter, request, parameters);
    return this.database.query(text, parameters.values);
  }

  /** The best matches for an incomplete search text, among published products. */
  suggest(
    filter: Pick<ProductFilter, 'q' | 'alternatives'>,
    language: Language,
    most: number,
  ): Promise<SuggestedRow[]> {
    const parameters = new Parameters();
    const text = suggestSql(filter, language, most, parameters);
    return text === null ? Promise.resolve([]) : this.database.readPublic<SuggestedRow>(text, parameters.values);
  }

  /** Numbers of matching products by attribute value, in display order. */
  facets(filter: ProductFilter): Promise<FacetRow[]> {
    const parameters = new Parameters();
    return this.read(filter, { text: facetsSql(filter, parameters) }, parameters);
  }

  private read<T>(
    { seesUnpublished }: ProductFilter,
    sql: { readonly name?: string; readonly text: string },
    { values }: Parameters,
  ): Promise<T[]> {
    return seesUnpublished ? this.database.readLagging<T>(sql, values) : this.database.readPublic<T>(sql, values);
  }
}

/**
 * Name of the prepared statement for frequent lists: the whole catalog and categories. The many other forms are not
 * prepared.
 */
function nameOf(
  { q, sku, attributes, priceMin, priceMax, inStock, featured, published }: ProductFilter,
  text: string,
): string | undefined {
  const plain =
    [q, sku, priceMin, priceMax, inStock, featured, published].every((one) => one === null) && attributes.length === 0;
  return plain ? `catalog_list_${createHash('sha1').update(text).digest('base64url')}` : undefined;
}
