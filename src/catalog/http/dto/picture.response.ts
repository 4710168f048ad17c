import { Integer, Text } from '../../../platform/http/openapi/response-properties.js';
import type { StoredPicture } from '../../pictures/store-picture.js';

/** An uploaded picture. */
export class PictureResponse implements StoredPicture {
  @Text({ description: "What a product's or category's `image` takes." }) image!: string;
  @Text({ description: 'The same with 400 pixels.' }) thumbnail!: string;
  @Integer({ description: 'Pixels.' }) width!: number;
  @Integer({ description: 'Pixels.' }) height!: number;
}
