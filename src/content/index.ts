export { ContentModule } from './content.module.js';
export { ContentFacade } from './content.facade.js';
export { CONTENT_TAG } from './data/page-rows.js';
export { PAGE_KINDS, type PageKind } from './domain/content-page.js';
export type { PageLink, PublishedPage } from './domain/page-views.js';
