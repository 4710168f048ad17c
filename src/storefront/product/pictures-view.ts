import { pictureSet, type PictureSet, type ProductDetail } from '../../catalog/index.js';

export interface PictureView extends PictureSet {
  readonly id: number;
  /** Position from 1, for the anchor `#picture-2`. */
  readonly number: number;
  readonly alt: string;
  readonly small: string;
  /** URL of the largest size. */
  readonly large: string;
}

/**
 * The pictures, beginning with that of the chosen variant, so that it is visible without a script. A picture without a
 * description has the product's name as alternative text.
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
