import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../platform/mail/mail.module.js';
import { CatalogFacade } from './catalog.facade.js';
import { CatalogProducts } from './catalog-products.js';
import { AttributeEntity } from './data/attribute.entity.js';
import { AttributeReads } from './data/attribute-reads.js';
import { AttributeRows } from './data/attribute-rows.js';
import { CatalogFigures } from './data/catalog-figures.js';
import { CategoryEntity } from './data/category.entity.js';
import { CategoryReads } from './data/category-reads.js';
import { ProductAttributeEntity } from './data/product-attribute.entity.js';
import { ProductEntity } from './data/product.entity.js';
import { ProductImageEntity } from './data/product-image.entity.js';
import { ProductReads } from './data/product-reads.js';
import { ProductSearch } from './data/product-search.js';
import { ReviewEntity } from './data/review.entity.js';
import { ReviewRows } from './data/review-rows.js';
import { SearchSynonymsEntity } from './data/search-synonyms.entity.js';
import { SearchVocabulary } from './data/search-vocabulary.js';
import { SitemapEntries } from './data/sitemap-entries.js';
import { StockAlertRows } from './data/stock-alert-rows.js';
import { StockHistory } from './data/stock-history.js';
import { StockMovementEntity } from './data/stock-movement.entity.js';
import { AdminAttributesController } from './http/admin-attributes.controller.js';
import { AttributeSuggestionsController } from './http/attribute-suggestions.controller.js';
import { AdminCategoriesController } from './http/admin-categories.controller.js';
import { AdminProductsController } from './http/admin-products.controller.js';
import { AttributesController } from './http/attributes.controller.js';
import { CategoriesController } from './http/categories.controller.js';
import { EditProductsController } from './http/edit-products.controller.js';
import { PictureSizesController } from './http/picture-sizes.controller.js';
import { PicturesController } from './http/pictures.controller.js';
import { ProductsController } from './http/products.controller.js';
import { ReviewsController } from './http/reviews.controller.js';
import { StockAlertsController } from './http/stock-alerts.controller.js';
import { SearchSynonymsController } from './http/search-synonyms.controller.js';
import { SearchSuggestionsController } from './http/search-suggestions.controller.js';
import { StockController } from './http/stock.controller.js';
import { CatalogPictures } from './pictures/catalog-pictures.js';
import { MakePictureSize } from './pictures/make-picture-size.js';
import { PictureFiles } from './pictures/picture-files.js';
import { StorePicture } from './pictures/store-picture.js';
import { DeleteUnusedPictures } from './pictures/delete-unused-pictures.js';
import { PrintedPictures } from './pictures/printed-pictures.js';
import { AttributeLabels } from './use-cases/attribute-labels.js';
import { AttributeUsage } from './use-cases/attribute-usage.js';
import { SuggestAttributes } from './use-cases/suggest-attributes.js';
import { CorrectSearch } from './use-cases/correct-search.js';
import { CorrectStock } from './use-cases/correct-stock.js';
import { CountFacets } from './use-cases/count-facets.js';
import { CountRatings } from './use-cases/count-ratings.js';
import { DeleteProduct } from './use-cases/delete-product.js';
import { EditProducts } from './use-cases/edit-products.js';
import { ForgetReviewers } from './use-cases/forget-reviewers.js';
import { GetProductForEditing } from './use-cases/get-product-for-editing.js';
import { GetProduct } from './use-cases/get-product.js';
import { ModerateReview } from './use-cases/moderate-review.js';
import { ListProductsForAdmin } from './use-cases/list-products-for-admin.js';
import { ListProducts } from './use-cases/list-products.js';
import { ListReviews } from './use-cases/list-reviews.js';
import { MoveCategory } from './use-cases/move-category.js';
import { PrepareSuggestions } from './use-cases/prepare-suggestions.js';
import { PublishProducts } from './use-cases/publish-products.js';
import { ReadCategories } from './use-cases/read-categories.js';
import { ReadCategoryTree } from './use-cases/read-category-tree.js';
import { ReadCategory } from './use-cases/read-category.js';
import { ReadStockHistory } from './use-cases/read-stock-history.js';
import { SaveCategory } from './use-cases/save-category.js';
import { SaveProduct } from './use-cases/save-product.js';
import { SearchSynonyms } from './use-cases/search-synonyms.js';
import { SendStockAlerts } from './use-cases/send-stock-alerts.js';
import { StockAlertPrivacy } from './use-cases/stock-alert-privacy.js';
import { StockAlerts } from './use-cases/stock-alerts.js';
import { SuggestSearch } from './use-cases/suggest-search.js';
import { WriteReview } from './use-cases/write-review.js';

/** Products, variants, categories, attributes, reviews, search, stock. */
@Module({
  imports: [
    MailModule,
    TypeOrmModule.forFeature([
      AttributeEntity,
      CategoryEntity,
      ProductAttributeEntity,
      ProductEntity,
      ProductImageEntity,
      ReviewEntity,
      SearchSynonymsEntity,
      StockMovementEntity,
    ]),
  ],
  controllers: [
    ProductsController,
    EditProductsController,
    AdminProductsController,
    StockController,
    PicturesController,
    PictureSizesController,
    CategoriesController,
    ReviewsController,
    AttributesController,
    AdminCategoriesController,
    AdminAttributesController,
    AttributeSuggestionsController,
    SearchSuggestionsController,
    StockAlertsController,
    SearchSynonymsController,
  ],
  providers: [
    AttributeReads,
    AttributeRows,
    CategoryReads,
    ProductReads,
    ProductSearch,
    SearchVocabulary,
    CorrectSearch,
    ReviewRows,
    StockHistory,
    SitemapEntries,
    CatalogFacade,
    CatalogFigures,
    CatalogPictures,
    CatalogProducts,
    ListProducts,
    CountFacets,
    CountRatings,
    GetProduct,
    SaveProduct,
    DeleteProduct,
    ReadCategories,
    ReadCategory,
    SaveCategory,
    ListProductsForAdmin,
    GetProductForEditing,
    PublishProducts,
    EditProducts,
    CorrectStock,
    ReadStockHistory,
    PictureFiles,
    PrintedPictures,
    StorePicture,
    DeleteUnusedPictures,
    MakePictureSize,
    ListReviews,
    WriteReview,
    ModerateReview,
    ForgetReviewers,
    AttributeLabels,
    AttributeUsage,
    SuggestAttributes,
    SuggestSearch,
    PrepareSuggestions,
    StockAlertRows,
    StockAlerts,
    StockAlertPrivacy,
    SendStockAlerts,
    SearchSynonyms,
    ReadCategoryTree,
    MoveCategory,
  ],
  exports: [
    ListProductsForAdmin,
    SitemapEntries,
    CatalogFacade,
    CatalogFigures,
    CatalogPictures,
    CatalogProducts,
    PrintedPictures,
  ],
})
export class CatalogModule {}
