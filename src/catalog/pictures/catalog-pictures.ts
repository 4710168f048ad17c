import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import type { UploadedPictures } from '../../settings/index.js';
import { keepPictures } from '../data/picture-rows.js';

/** Provides the uploaded pictures to the settings of the shop. */
@Injectable()
export class CatalogPictures implements UploadedPictures {
  hold(tx: Transaction, images: readonly string[]): Promise<string[]> {
    return keepPictures(tx, images);
  }
}
