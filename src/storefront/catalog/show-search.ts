import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import type { PublicPage } from '../page/page.types.js';
import { ShowPage } from '../page/show-page.js';
import { tilesBelow } from './category-tree.js';
import { listAddress } from './list-address.js';
import type { ListQuery } from './list-query.js';
import { MakeList } from './make-list.js';

const PLACE = { path: '/search', category: null };
/** Maximum number of categories beside the products. */
const MOST_NAMED = 6;
/** A search needs a letter or digit, because for example `&` is part of many names. */
const LETTER = /[\p{L}\p{N}]/u;

/** Search results of the whole catalog; without a search text or results, links to categories. */
@Injectable()
export class ShowSearch {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly lists: MakeList,
    private readonly pages: ShowPage,
    private readonly messages: Messages,
  ) {}

  /** @throws not_found (404) after the last page */
  async run(request: Request): Promise<string> {
    const language = request.language!;
    const query = await this.lists.readQuery(request.originalUrl, PLACE, language);
    return this.pages.cached(request, listAddress(PLACE.path, query), () => this.make(query, language));
  }

  private async make(query: ListQuery, language: Language): Promise<PublicPage> {
    const { q } = query;
    const [tree, found] = await Promise.all([
      this.catalog.tree(language),
      q ? this.lists.run(PLACE, query, language) : null,
    ]);
    if (found && query.page > found.list.pager.pages) throw commonErrors.not_found();
    const word = found?.corrected ?? q;
    const named = LETTER.test(word)
      ? tree
          .filter(({ name }) => name.toLocaleLowerCase(language).includes(word.toLocaleLowerCase(language)))
          .slice(0, MOST_NAMED)
      : [];
    return {
      tags: [...(found?.tags ?? []), 'categories', 'products'],
      page: {
        template: 'search',
        title: [this.messages.translate(language, 'storefront-catalog.search.title'), ...(q ? [q] : [])].join(': '),
        address: listAddress(PLACE.path, query),
        searched: q,
        variables: {
          q,
          corrected: found?.corrected ?? null,
          list: found?.list ?? null,
          categories:
            found && found.list.total > 0 ? [] : tilesBelow(0, tree, language).filter(({ count }) => count > 0),
          named,
        },
      },
    };
  }
}
