import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import type { SellableRef } from '../../catalog/index.js';
import type { WrongQuantity } from './line-view.js';

/** A product that could not be added to the cart. */
export interface RequestedProduct extends SellableRef {
  /** The quantity as typed. */
  readonly entry: string;
  /** Path of the page that requested it. */
  readonly back: string;
}

/** A refused choice of shipping, as sent. */
export interface WrongChoice {
  readonly country: string;
  readonly method: string;
}

/** Error of a cart form, and the entries to show again. */
export interface CartRefusal {
  readonly described: Pick<DescribedError, 'status' | 'message' | 'errors'>;
  readonly wrong?: WrongQuantity;
  readonly requested?: RequestedProduct;
  readonly choice?: WrongChoice;
}
