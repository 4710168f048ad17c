import { CategoryEntity } from './category.entity.js';
import {
  AttributeEntity,
  ProductAttributeEntity,
  ProductImageEntity,
  ProductVariantEntity,
} from './product-parts.entity.js';
import { ProductEntity } from './product.entity.js';
import { ReviewEntity } from './review.entity.js';
import { StockMovementEntity } from './stock-movement.entity.js';

/** The tables of the catalog. */
export const catalogEntities = [
  CategoryEntity,
  ProductEntity,
  ProductImageEntity,
  ProductAttributeEntity,
  ProductVariantEntity,
  AttributeEntity,
  ReviewEntity,
  StockMovementEntity,
];
