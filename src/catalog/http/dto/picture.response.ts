import { Integer, Text } from '../../../platform/http/openapi/response-properties.js';
import type { StoredPicture } from '../../pictures/store-picture.js';

/** An uploaded picture. */
export class PictureResponse implements StoredPicture {
  @Text({ description: 'Path of the picture, for `image` of a product or category.' }) image!: string;
  @Text({ description: 'Path of the same picture, reduced to 400 pixels.' }) thumbnail!: string;
  @Integer({ description: 'Width of the stored picture, in pixels.' }) width!: number;
  @Integer({ description: 'Height of the stored picture, in pixels.' }) height!: number;
}
