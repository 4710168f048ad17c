import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PRODUCT_CARDS } from '../platform/ports/product-cards.js';
import { CatalogFacade } from './catalog.facade.js';
import { catalogEntities } from './data/entities.js';
import { AttributesController } from './http/attributes.controller.js';
import { CategoriesController } from './http/categories.controller.js';
import { ProductsController } from './http/products.controller.js';
import { ReviewsController } from './http/reviews.controller.js';
import { AttributeLabels } from './use-cases/attribute-labels.js';
import { CountFacets } from './use-cases/count-facets.js';
import { DeleteProduct } from './use-cases/delete-product.js';
import { GetProduct } from './use-cases/get-product.js';
import { JudgeReview } from './use-cases/judge-review.js';
import { ListProducts } from './use-cases/list-products.js';
import { ListReviews } from './use-cases/list-reviews.js';
import { ReadCategories } from './use-cases/read-categories.js';
import { ReadCategory } from './use-cases/read-category.js';
import { SaveCategory } from './use-cases/save-category.js';
import { SaveProduct } from './use-cases/save-product.js';
import { WriteReview } from './use-cases/write-review.js';

/** Products, variants, categories, attributes, reviews, search, stock. Global for the port alone. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(catalogEntities)],
  controllers: [ProductsController, CategoriesController, ReviewsController, AttributesController],
  providers: [
    CatalogFacade, ListProducts, CountFacets, GetProduct, SaveProduct, DeleteProduct, ReadCategories, ReadCategory, SaveCategory,
    ListReviews, WriteReview, JudgeReview, AttributeLabels,
    { provide: PRODUCT_CARDS, useExisting: CatalogFacade },
  ],
  exports: [CatalogFacade, PRODUCT_CARDS],
})
export class CatalogModule {}
