import { Injectable } from '@nestjs/common';
import { FieldErrors, slugify } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { Redirects } from '../../redirects/index.js';
import { ShopSettings } from '../../settings/index.js';
import { contentErrors } from '../content.errors.js';
import { PageRows } from '../data/page-rows.js';
import { textsIn, type ContentPage } from '../domain/content-page.js';
import { checkTexts, mergedTexts, type PageDraft } from '../domain/page-draft.js';

const LONGEST_SLUG = 100;

/** Creates a page; by default it is unpublished and last. */
@Injectable()
export class CreatePage {
  constructor(
    private readonly database: Database,
    private readonly rows: PageRows,
    private readonly shop: ShopSettings,
    private readonly audit: AuditLog,
    private readonly redirects: Redirects,
  ) {}

  /**
   * Returns the id. A missing slug is taken from the kind, or made from the title.
   * @throws slug_taken, page_kind_taken (409); FieldErrors (422) at missing texts
   */
  async run(
    { kind = null, translations: sent = {}, position, published = false, slug: asked }: PageDraft,
    caller: Caller,
  ): Promise<number> {
    const translations = mergedTexts({}, sent);
    checkTexts(translations, published, this.shop.language);
    const slug = asked ?? kind ?? this.slugOf(translations);
    return this.database.transaction(async (tx) => {
      // The kind is checked before the slug, because a second page of a kind usually has its slug too.
      if (kind && (await this.rows.hasKind(tx, kind))) throw contentErrors.page_kind_taken();
      const page = await this.rows.insert(tx, { slug, kind, translations, position, published });
      await this.redirects.taken(tx, 'page', slug);
      await this.audit.record(tx, {
        caller,
        action: 'page.created',
        subjectType: 'page',
        subjectId: page.id,
        after: page,
      });
      return page.id;
    });
  }

  private slugOf(translations: ContentPage['translations']): string {
    const slug = slugify(textsIn(translations, this.shop.language, this.shop.language).title, LONGEST_SLUG);
    if (!/[a-z]/.test(slug)) throw new FieldErrors({ slug: [{ key: 'validation.required' }] });
    return slug;
  }
}
