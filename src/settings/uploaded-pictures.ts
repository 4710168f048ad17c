import type { Transaction } from '../platform/database/transaction.js';

/** Port for uploaded pictures, which the catalog stores. */
export abstract class UploadedPictures {
  /**
   * Protects pictures from deletion until the commit, and returns those that exist.
   * @param images paths of uploaded pictures
   */
  abstract hold(tx: Transaction, images: readonly string[]): Promise<string[]>;
}
