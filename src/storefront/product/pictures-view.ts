import { pictureSet, type PictureSet, type ProductDetail } from '../../catalog/index.js';

export interface PictureView extends PictureSet {
  /** Of its place, from 1: `#picture-2`. */
  readonly number: number;
  readonly alt: string;
  readonly small: string;
}

/** A picture without a description uses the product's name. */
export const picturesView = ({ images, name }: Pick<ProductDetail, 'images' | 'name'>): PictureView[] =>
  images.map(({ image, alt }, index) => ({
    ...pictureSet(image, 800),
    number: index + 1,
    alt: alt || name,
    small: pictureSet(image, 400).src,
  }));
