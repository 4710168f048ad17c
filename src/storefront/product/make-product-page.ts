import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { CartFacade, type TaxOfPrices } from '../../cart/index.js';
import {
  CatalogFacade,
  CatalogProducts,
  EVERY_PRODUCT,
  pictureSet,
  type ProductCard,
  type ProductDetail,
} from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { plainText, renderMarkdown } from '../../platform/markdown/markdown.js';
import { ShopSettings } from '../../settings/index.js';
import { breadcrumbList } from '../page/breadcrumb-list.js';
import type { PublicPage } from '../page/page.types.js';
import { productTile, type ProductTile } from '../page/product-tile.js';
import { summary } from '../page/summary.js';
import { stockAlertView, type RefusedStockAlert } from './stock-alert-view.js';
import { productView } from './product-view.js';
import { reviewsView, REVIEWS_AT_ONCE, type ReviewsView } from './reviews-view.js';
import { translator } from './translator.js';
import { productData } from './structured-data.js';
import type { ReviewForm } from './review-form.js';
import { PurchaseOptions } from './purchase-options.js';

/** Number of related products, which fills rows of two and of four. */
const RELATED = 4;

export interface ProductQuestion {
  readonly product: ProductDetail;
  /** Id of the variant in `?variant=`; null: none. */
  readonly variant: number | null;
  /** Page of the reviews, from 1. */
  readonly reviews: number;
  readonly form: ReviewForm;
  /** The rejected request for a stock alert; null if there is none. */
  readonly alert: RefusedStockAlert | null;
}

/** Contents of a product page. */
@Injectable()
export class MakeProductPage {
  constructor(
    private readonly products: CatalogProducts,
    private readonly catalog: CatalogFacade,
    private readonly options: PurchaseOptions,
    private readonly carts: CartFacade,
    private readonly shop: ShopSettings,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  async run(
    { product, variant, reviews: page, form, alert }: ProductQuestion,
    language: Language,
  ): Promise<PublicPage> {
    const translate = translator(this.messages, language);
    const [texts, reviews, related, options, taxOfPrices] = await Promise.all([
      this.products.attributeWords(language),
      this.reviews(product, page, language),
      this.related(product, language),
      this.options.run(
        { id: product.id, sku: product.sku, price: Money.parse(product.price_from, product.currency) },
        language,
      ),
      this.taxOfPrices(product.id, language),
    ]);
    const view = productView(
      product,
      variant,
      texts,
      { low: this.shop.lowStock, maxQuantity: this.shop.stored.max_quantity },
      language,
      translate,
    );
    const { baseUrl } = this.config;
    const path = `/product/${product.alias}`;
    const crumbs = product.breadcrumbs.map(({ name, alias }) => ({ name, path: `/category/${alias}` }));
    const description =
      summary(product.short_description || plainText(product.description)) ||
      translate('description', { name: product.name, price: view.price.now });
    const trail = [
      { name: this.messages.translate(language, 'storefront-page.home'), path: '/' },
      ...crumbs,
      { name: product.name, path },
    ];
    return {
      tags: [...this.products.tagsOf(product), 'products', ...related.map(({ id }) => `product:${id}`)],
      page: {
        template: 'product',
        title: page > 1 ? translate('reviews.page_title', { name: product.name, page }) : product.name,
        description,
        address: page > 1 ? `${path}?reviews=${page}` : path,
        index: page === 1 && form.refusal === null && alert === null,
        instead: path,
        image: product.image && pictureSet(product.image, 800).src,
        kind: 'product',
        data: [productData(product, description, baseUrl, taxOfPrices), breadcrumbList(trail, baseUrl)],
        variables: {
          product: view,
          about: renderMarkdown(product.description, this.config, 2),
          crumbs: [...crumbs.map(({ name, path: link }) => ({ name, link })), { name: product.name }],
          reviews,
          related,
          ways: options,
          form,
          alert: stockAlertView(product, view, alert),
          offer: { amount: view.price.amount, currency: product.currency },
          taxOfPrices,
        },
      },
    };
  }

  /** The note on tax beside the price; null for goods that no country taxes. */
  private async taxOfPrices(productId: number, language: Language): Promise<TaxOfPrices> {
    const [sellable] = await this.catalog.sellables([{ productId, variantId: null }], language);
    return this.carts.taxOfPrices(sellable!.taxClass);
  }

  /** Reviews of a page; the first page was loaded with the product. */
  private async reviews(product: ProductDetail, page: number, language: Language): Promise<ReviewsView> {
    const [items, counts] = await Promise.all([
      page === 1
        ? product.reviews
        : this.products.reviews(product.id, REVIEWS_AT_ONCE, (page - 1) * REVIEWS_AT_ONCE).then((found) => found.items),
      product.reviewsCount > 0 ? this.products.ratingCounts(product.id) : [],
    ]);
    return reviewsView(product, items, counts, page, language, this.shop.timezone);
  }

  /** Products of the same category, or else of its parent; available ones first. */
  private async related({ id, breadcrumbs }: ProductDetail, language: Language): Promise<ProductTile[]> {
    const [around, own] = breadcrumbs.slice(-2).length === 2 ? breadcrumbs.slice(-2) : [undefined, breadcrumbs[0]];
    if (!own) return [];
    const near = await this.others(own.id, id, language);
    const far = near.length < RELATED && around ? await this.others(around.id, id, language) : [];
    const cards = [...near, ...far.filter((card) => near.every((one) => one.id !== card.id))];
    return [...cards.filter((card) => card.in_stock > 0), ...cards.filter((card) => card.in_stock < 1)]
      .slice(0, RELATED)
      .map((card) => productTile(card, language));
  }

  private async others(category: number, id: number, language: Language): Promise<ProductCard[]> {
    const filter = { ...EVERY_PRODUCT, category: String(category) };
    const { items } = await this.catalog.list(filter, null, { limit: 3 * RELATED, offset: 0 }, language);
    return items.filter((card) => card.id !== id);
  }
}
