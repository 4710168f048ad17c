export { CatalogModule } from './catalog.module.js';
export { CatalogFacade } from './catalog.facade.js';
export { catalogErrors } from './catalog.errors.js';
export type { ProductCard } from './domain/product-card.js';
export type { Sellable, SellableRef, StockLine, StockReason, Unavailable } from './domain/sellable.js';
