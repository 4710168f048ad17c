import type Sharp from 'sharp';
import { DomainError } from '#kernel';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { catalogErrors } from '../catalog.errors.js';
import { EMAIL_PICTURE, PICTURE_SIZES, type PictureSize } from '../domain/picture-set.js';
import { pictureFormat } from './picture-format.js';

/** Pixels of the longer side. */
export const LARGE = 1600;
/** A camera's picture fits; one that was made to fill the memory does not. */
export const MAX_MEGAPIXELS = 50;

const SECONDS = 20;
/** libvips' names; its AVIF is a kind of HEIF. */
const DECODERS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

export interface RenderedPicture {
  readonly large: Buffer;
  readonly small: ReadonlyMap<PictureSize, Buffer>;
  /** Of the large one. */
  readonly width: number;
  readonly height: number;
}

/** One at a time: orders go on being taken meanwhile. */
const semaphore = new Semaphore(1, 20, () => commonErrors.overloaded({ retry_after: 5 }));

/**
 * Renders the picture in all its sizes, as WebP: upright, without its metadata and without whatever else was in the
 * file. Of an animation the first frame.
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

/** Loaded when the first picture comes: most processes never see one. */
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

/** A smaller size of a large picture that was drawn before. @throws overloaded (503) */
export const resizePicture = (large: Buffer, size: PictureSize): Promise<Buffer> =>
  semaphore.run(async () => inSize(await sharpLibrary(), large, size));

/** The picture of an email: on white, as JPEG has no transparency. @throws overloaded (503) */
export const emailSizeOf = (large: Buffer): Promise<Buffer> =>
  semaphore.run(async () =>
    (await sharpLibrary())(large)
      .resize(EMAIL_PICTURE.pixels, EMAIL_PICTURE.pixels, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .timeout({ seconds: SECONDS })
      .toBuffer(),
  );

const inSize = (sharp: typeof Sharp, large: Buffer, size: PictureSize): Promise<Buffer> =>
  sharp(large)
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .timeout({ seconds: SECONDS })
    .toBuffer();
