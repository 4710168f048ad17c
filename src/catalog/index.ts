export { SitemapEntries, type SitemapEntry, type AddressPart } from './sitemap-entries.js';
export { CatalogFigures, type CatalogWork } from './catalog-figures.js';
export { CatalogProducts, type AttributeWords } from './catalog-products.js';
export { CatalogModule } from './catalog.module.js';
export { CatalogFacade } from './catalog.facade.js';
export { catalogErrors } from './catalog.errors.js';
export type { CategoryView } from './domain/category-view.js';
export { pictureSet, type PictureSet } from './domain/picture-set.js';
export type { ProductCard } from './domain/product-card.js';
export type { ProductDetail } from './domain/product-detail.js';
export type { ReviewView } from './domain/review-view.js';
export type { AttributeFilter, ProductFilter, ProductSort } from './domain/product-filter.js';
export type { Facet } from './use-cases/count-facets.js';
export type { ProductPage } from './use-cases/list-products.js';
export { isAboveLimit, mostOf } from './domain/sellable.js';
export type { Sellable, SellableRef, StockLine, StockReason, Unavailable } from './domain/sellable.js';
export * from './data/entities.js';
export type { ReviewPage } from './use-cases/list-reviews.js';
export type { ReviewDraft } from './use-cases/write-review.js';
export { CategoryEntity } from './data/category.entity.js';
export {
  AttributeEntity,
  ProductAttributeEntity,
  ProductImageEntity,
  ProductVariantEntity,
} from './data/product-parts.entity.js';
export { ProductEntity } from './data/product.entity.js';
export { ReviewEntity } from './data/review.entity.js';
export { StockMovementEntity } from './data/stock-movement.entity.js';
