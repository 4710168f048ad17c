import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { EMAIL_PICTURE, PICTURE_SIZES, type PictureSize } from '../domain/picture-set.js';

/**
 * Uploaded pictures as files below `<DATA_DIR>/media/pictures`, from where they are served. The server generates their
 * names.
 */
@Injectable()
export class PictureFiles {
  private readonly folder: string;
  /** Common prefix of the paths of uploaded pictures on this site. */
  readonly prefix: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'media', 'pictures');
    this.prefix = `${config.basePath}/media/pictures/`;
  }

  imageOf = (name: string): string => `${this.prefix}${name}.webp`;
  thumbnailOf = (name: string): string => `${this.prefix}${name}-400.webp`;

  /**
   * Writes the files under other names and renames them, so that readers never get incomplete files. The large size is
   * last: if it exists, the others do too.
   */
  async write(name: string, large: Buffer, small: ReadonlyMap<PictureSize, Buffer>): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const [size, bytes] of small) await this.writeSize(name, `-${size}.webp`, bytes);
    await this.place(`${name}.webp`, large);
  }

  /** @param suffix of the file name, e.g. `-400.webp` */
  writeSize(name: string, suffix: string, bytes: Buffer): Promise<void> {
    return this.place(`${name}${suffix}`, bytes);
  }

  /** Reads the large size; null if it does not exist. */
  read(name: string): Promise<Buffer | null> {
    return readFile(join(this.folder, `${name}.webp`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  removeSize(name: string, suffix: string): Promise<void> {
    return rm(join(this.folder, `${name}${suffix}`), { force: true });
  }

  /** @param image a result of `imageOf` */
  async remove(image: string): Promise<void> {
    const name = image.slice(this.prefix.length, -'.webp'.length);
    if (!image.startsWith(this.prefix) || !/^[0-9a-f]+$/.test(name)) return;
    await rm(join(this.folder, `${name}.webp`), { force: true });
    const suffixes = [...PICTURE_SIZES.map((size) => `-${size}.webp`), EMAIL_PICTURE.suffix];
    await Promise.all(suffixes.map((suffix) => this.removeSize(name, suffix)));
  }

  private async place(file: string, bytes: Buffer): Promise<void> {
    const aside = join(this.folder, `.${file}.${randomBytes(6).toString('hex')}`);
    try {
      await writeFile(aside, bytes, { flush: true });
      await rename(aside, join(this.folder, file));
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }
}
