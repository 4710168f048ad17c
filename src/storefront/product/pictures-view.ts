import { pictureSet, type PictureSet, type ProductDetail } from '../../catalog/index.js';

export interface PictureView extends PictureSet {
  readonly id: number;
  /** Of its place, from 1: `#picture-2`. */
  readonly number: number;
  readonly alt: string;
  readonly small: string;
  /** The largest there is. */
  readonly large: string;
}

/**
 * The chosen variant's picture first, so that it is shown without a script too. A picture without a description uses
 * the product's name.
 * @param first id of the chosen variant's picture
 */
export function picturesView(
  { images, name }: Pick<ProductDetail, 'images' | 'name'>,
  first: number | null,
): PictureView[] {
  const ordered = [...images.filter(({ id }) => id === first), ...images.filter(({ id }) => id !== first)];
  return ordered.map(({ id, image, alt }, index) => ({
    ...pictureSet(image, 800),
    id,
    number: index + 1,
    alt: alt || name,
    small: pictureSet(image, 400).src,
    large: pictureSet(image, 1600).src,
  }));
}
