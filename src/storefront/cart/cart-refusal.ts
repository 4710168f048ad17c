import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import type { SellableRef } from '../../catalog/index.js';
import type { WrongQuantity } from './line-view.js';

/** What was to be put into the cart, and was not. */
export interface RequestedProduct extends SellableRef {
  /** The quantity, as it was typed. */
  readonly entry: string;
  /** Path of the page that requested it. */
  readonly back: string;
}

/** A choice of shipping that was refused, as it was sent. */
export interface WrongChoice {
  readonly country: string;
  readonly method: string;
}

/** Why the cart's page is shown again, and what of it stays as it was sent. */
export interface CartRefusal {
  readonly described: Pick<DescribedError, 'status' | 'message' | 'errors'>;
  readonly wrong?: WrongQuantity;
  readonly requested?: RequestedProduct;
  readonly choice?: WrongChoice;
}
