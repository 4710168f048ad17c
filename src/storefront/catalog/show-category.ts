import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { breadcrumbList } from '../page/breadcrumb-list.js';
import { MovedPage } from '../page/moved-page.js';
import type { Page, PublicPage } from '../page/page.types.js';
import { ShowPage } from '../page/show-page.js';
import { summary } from '../page/summary.js';
import { pathTo, tilesBelow } from './category-tree.js';
import { listAddress } from './list-address.js';
import { isFiltered, type ListQuery } from './list-query.js';
import { MakeList, type ListPlace } from './make-list.js';
import { itemList } from './structured-data.js';

/** The page of a category with its products, including subcategories. */
@Injectable()
export class ShowCategory {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly lists: MakeList,
    private readonly pages: ShowPage,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /**
   * @throws MovedPage for an id and for a former alias; not_found (404) for an unknown or unpublished category, and
   * after its last page
   */
  async run(request: Request, alias: string): Promise<string> {
    const language = request.language!;
    const place = { path: `/category/${encodeURIComponent(alias)}`, category: alias };
    const query = { ...(await this.lists.readQuery(request.originalUrl, place, language)), q: '' };
    return this.pages.cached(request, listAddress(place.path, query), () => this.make(place, query, language));
  }

  private async make(place: ListPlace, query: ListQuery, language: Language): Promise<PublicPage> {
    const [category, tree] = await Promise.all([
      this.catalog.category(place.category!, language),
      this.catalog.tree(language),
    ]);
    const path = `/category/${category.alias}`;
    if (place.category !== category.alias) throw new MovedPage(path);
    const { list, items, tags } = await this.lists.run({ path, category: String(category.id) }, query, language);
    if (query.page > list.pager.pages) throw commonErrors.not_found();
    const crumbs = [...pathTo(category, tree), category].map(({ name, alias }) => ({
      name,
      path: `/category/${alias}`,
    }));
    const home = { name: this.messages.translate(language, 'storefront-page.home'), path: '/' };
    const { baseUrl } = this.config;
    return {
      tags: [...tags, 'categories', 'products'],
      page: {
        template: 'category',
        title:
          query.page > 1
            ? this.messages.translate(language, 'storefront-catalog.page_title', {
                title: category.name,
                page: query.page,
              })
            : category.name,
        description:
          summary(category.description) ||
          this.messages.translate(language, 'storefront-catalog.category.description', {
            name: category.name,
            count: list.total,
            number: list.number,
          }),
        ...addressOf(path, query),
        image: category.image,
        data: [
          breadcrumbList([home, ...crumbs], baseUrl),
          ...(items.length > 0 ? [itemList(items, list.from, list.total)] : []),
        ],
        variables: {
          category,
          list,
          crumbs: crumbs.map(({ name, path: link }, index) => (index < crumbs.length - 1 ? { name, link } : { name })),
          children: tilesBelow(category.id, tree, language),
          categories: list.total === 0 ? tilesBelow(0, tree, language).filter(({ count }) => count > 0) : [],
        },
      },
    };
  }
}

/** Search engines may list every page of the unfiltered list, but not the endless variations by filters and sorting. */
function addressOf(path: string, query: ListQuery): Pick<Page, 'address' | 'index' | 'instead'> {
  const address = listAddress(path, query);
  if (!isFiltered(query) && query.sort === null) return { address, index: true };
  return { address, instead: path };
}
