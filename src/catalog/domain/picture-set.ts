/** Length of the longer side in pixels: for cards, and for a product's page on a phone. The large size has 1600. */
export const PICTURE_SIZES = [400, 800] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

const LARGE = 1600;
/** URLs of uploaded pictures, with any base path; drawings and pictures of other sites have one size. */
const UPLOADED = /^\/(?:.*\/)?media\/pictures\/[0-9a-f]{32}\.webp$/;

export interface PictureSet {
  readonly src: string;
  /** '' if there is one size. */
  readonly srcset: string;
}

/**
 * Size for emails: JPEG, because some email programs do not support WebP. 160 pixels, shown as 64 on high-resolution
 * screens.
 */
export const EMAIL_PICTURE = { suffix: '-email.jpg', pixels: 160 } as const;

/** Maximum size in pixels of a picture on a printed document. The format is PNG, which keeps letters sharp. */
export const PRINTED_PICTURE = { width: 600, height: 240 } as const;

/** URL of the picture for an email; pictures of other sites and drawings have one size. */
export const emailPicture = (image: string): string =>
  UPLOADED.test(image) ? `${image.slice(0, -'.webp'.length)}${EMAIL_PICTURE.suffix}` : image;

/** Attributes for `<img>`: `src` has at least `size` pixels if the picture does, `srcset` lists all sizes. */
export function pictureSet(image: string, size: PictureSize | typeof LARGE): PictureSet {
  if (!UPLOADED.test(image)) return { src: image, srcset: '' };
  const inSize = (pixels: number): string =>
    pixels === LARGE ? image : `${image.slice(0, -'.webp'.length)}-${pixels}.webp`;
  return {
    src: inSize(size),
    srcset: [...PICTURE_SIZES, LARGE].map((pixels) => `${inSize(pixels)} ${pixels}w`).join(', '),
  };
}
