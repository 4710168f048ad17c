// Types of the REST calls that the script makes, from the types that `npm run openapi` writes.
import type { Answer, Body, Data, Schemas } from '../api-types/index.js';

/** Codes of the script itself, such as `network`, are displayed like those of the API. */
export type ApiError = Omit<Schemas['Error'], 'code'> & { code: string };
export type AddItemBody = Body<'addToCart'>;
export type FastOrderBody = Body<'createFastOrder'>;
export type CartAnswer = Answer<'getCart'>;
export type Cart = Data<'getCart'>;
export type CartItem = Schemas['CartItemResponse'];
export type CartProduct = Schemas['CallbackProductResponse'];
export type MiniCart = Schemas['MiniCartResponse'];
export type ListAnswer = Answer<'getWishlist'>;
export type ProductList = Data<'getWishlist'>;
export type ListChangeAnswer = Answer<'toggleWishlistProduct'>;
export type ListChange = Data<'toggleWishlistProduct'>;
export type OrderAnswer = Answer<'createFastOrder'>;
export type Order = Data<'createFastOrder'>;
export type SuggestionsAnswer = Answer<'suggestSearch'>;
export type SuggestedProduct = Schemas['SuggestedProductResponse'];
export type SuggestedCategory = Schemas['SuggestedCategoryResponse'];
