/** Pixels of the longer side: a tile, a product's page on a telephone. The large one has 1600. */
export const PICTURE_SIZES = [400, 800] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

const LARGE = 1600;
/** Uploaded pictures, whatever the shop's base path is; drawings and other sites' pictures have one size. */
const UPLOADED = /^\/(?:.*\/)?media\/pictures\/[0-9a-f]{32}\.webp$/;

export interface PictureSet {
  readonly src: string;
  /** '' when there is one size. */
  readonly srcset: string;
}

/** Of the picture that emails show: JPEG, as some email programs know no WebP. 160 pixels, for 64 on sharp screens. */
export const EMAIL_PICTURE = { suffix: '-email.jpg', pixels: 160 } as const;

/** The address of the picture for an email; pictures of other sites and drawings have one size. */
export const emailPicture = (image: string): string =>
  UPLOADED.test(image) ? `${image.slice(0, -'.webp'.length)}${EMAIL_PICTURE.suffix}` : image;

/**
 * The addresses of a picture for `<img>`: `src` has at least `size` pixels where that many are, `srcset` names them
 * all.
 */
export function pictureSet(image: string, size: PictureSize | typeof LARGE): PictureSet {
  if (!UPLOADED.test(image)) return { src: image, srcset: '' };
  const inSize = (pixels: number): string =>
    pixels === LARGE ? image : `${image.slice(0, -'.webp'.length)}-${pixels}.webp`;
  return {
    src: inSize(size),
    srcset: [...PICTURE_SIZES, LARGE].map((pixels) => `${inSize(pixels)} ${pixels}w`).join(', '),
  };
}
