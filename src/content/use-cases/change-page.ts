import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { Redirects } from '../../redirects/index.js';
import { ShopSettings } from '../../settings/index.js';
import { PageRows } from '../data/page-rows.js';
import type { ContentPage } from '../domain/content-page.js';
import { checkTexts, mergedTexts, type PageDraft } from '../domain/page-draft.js';

/**
 * Changes the sent members of a page. The activity log keeps the previous texts, because customers ordered under them.
 */
@Injectable()
export class ChangePage {
  constructor(
    private readonly database: Database,
    private readonly rows: PageRows,
    private readonly shop: ShopSettings,
    private readonly audit: AuditLog,
    private readonly redirects: Redirects,
  ) {}

  /** @throws not_found (404); stale_version, slug_taken, page_kind_taken (409); FieldErrors (422) at missing texts */
  run(id: number, draft: PageDraft, caller: Caller): Promise<void> {
    return this.database.transaction(async (tx) => {
      const before = await this.rows.lock(tx, id);
      if (!before) throw commonErrors.not_found();
      mustBeCurrent(draft.version, before.version);
      const changed = changedBy(before, draft);
      checkTexts(changed.translations, changed.published, this.shop.language);
      const after = await this.rows.update(tx, changed);
      await this.redirects.renamed(tx, 'page', before.slug, after.slug);
      await this.audit.record(tx, {
        caller,
        action: 'page.changed',
        subjectType: 'page',
        subjectId: id,
        before,
        after,
      });
    });
  }
}

const changedBy = (page: ContentPage, { slug, kind, translations, position, published }: PageDraft): ContentPage => ({
  ...page,
  slug: slug ?? page.slug,
  kind: kind === undefined ? page.kind : kind,
  translations: translations ? mergedTexts(page.translations, translations) : page.translations,
  position: position ?? page.position,
  published: published ?? page.published,
});
