import type Sharp from 'sharp';
import { DomainError } from '#kernel';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { catalogErrors } from '../catalog.errors.js';
import { EMAIL_PICTURE, PICTURE_SIZES, PRINTED_PICTURE, type PictureSize } from '../domain/picture-set.js';
import { pictureFormat } from './picture-format.js';

/** Maximum length of the longer side in pixels. */
export const LARGE = 1600;
/** Rejects pictures that are made to exhaust the memory; pictures of cameras are smaller than this limit. */
export const MAX_MEGAPIXELS = 50;

const SECONDS = 20;
/** Formats by libvips' names; it treats AVIF as HEIF. */
const DECODERS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

export interface RenderedPicture {
  readonly large: Buffer;
  readonly small: ReadonlyMap<PictureSize, Buffer>;
  /** Width of the large size. */
  readonly width: number;
  readonly height: number;
}

/** One picture at a time, so that orders are processed meanwhile. */
const semaphore = new Semaphore(1, 20, () => commonErrors.overloaded({ retry_after: 5 }));

/**
 * Renders all sizes of the picture as WebP, upright and without metadata or other contents of the file. For an
 * animation, only the first frame.
 * @throws not_a_picture (415), picture_unreadable (422), overloaded (503)
 */
export async function renderPicture(bytes: Buffer): Promise<RenderedPicture> {
  if (pictureFormat(bytes) === null) throw catalogErrors.not_a_picture();
  return semaphore.run(async () => {
    try {
      return await render(bytes);
    } catch (error) {
      throw error instanceof DomainError ? error : catalogErrors.picture_unreadable({ megapixels: MAX_MEGAPIXELS });
    }
  });
}

let library: Promise<typeof Sharp> | null = null;

/** Loads the library with the first picture, because most processes never need it. */
const sharpLibrary = (): Promise<typeof Sharp> =>
  (library ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

async function render(bytes: Buffer): Promise<RenderedPicture> {
  const sharp = await sharpLibrary();
  const picture = sharp(bytes, {
    limitInputPixels: MAX_MEGAPIXELS * 1_000_000,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  });
  const { format } = await picture.metadata();
  if (!DECODERS.has(format)) throw catalogErrors.not_a_picture();
  const large = await picture
    .autoOrient()
    .resize(LARGE, LARGE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  const small = new Map<PictureSize, Buffer>();
  for (const size of PICTURE_SIZES) small.set(size, await inSize(sharp, large.data, size));
  return { large: large.data, small, width: large.info.width, height: large.info.height };
}

/**
 * Renders a smaller size from an existing large one.
 * @throws overloaded (503)
 */
export const resizePicture = (large: Buffer, size: PictureSize): Promise<Buffer> =>
  semaphore.run(async () => inSize(await sharpLibrary(), large, size));

/**
 * Renders the size for emails on white, because JPEG has no transparency.
 * @throws overloaded (503)
 */
export const emailSizeOf = (large: Buffer): Promise<Buffer> =>
  semaphore.run(async () =>
    (await sharpLibrary())(large)
      .resize(EMAIL_PICTURE.pixels, EMAIL_PICTURE.pixels, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .timeout({ seconds: SECONDS })
      .toBuffer(),
  );

/**
 * Renders the size for printed documents. Transparent parts become white, because PDF readers may show transparency
 * differently.
 * @throws overloaded (503)
 */
export const printedSizeOf = (large: Buffer): Promise<Buffer> =>
  semaphore.run(async () =>
    (await sharpLibrary())(large)
      .resize(PRINTED_PICTURE.width, PRINTED_PICTURE.height, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .timeout({ seconds: SECONDS })
      .toBuffer(),
  );

const inSize = (sharp: typeof Sharp, large: Buffer, size: PictureSize): Promise<Buffer> =>
  sharp(large)
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .timeout({ seconds: SECONDS })
    .toBuffer();
