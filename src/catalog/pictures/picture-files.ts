import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** Uploaded pictures as files below `<DATA_DIR>/media/pictures`, from where they are served; their names are of our making. */
@Injectable()
export class PictureFiles {
  private readonly folder: string;
  /** Path of every uploaded picture on this site. */
  readonly prefix: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'media', 'pictures');
    this.prefix = `${config.basePath}/media/pictures/`;
  }

  imageOf = (name: string): string => `${this.prefix}${name}.webp`;
  thumbnailOf = (name: string): string => `${this.prefix}${name}-400.webp`;

  /** Written aside and renamed: whoever reads gets the whole picture or none. */
  async write(name: string, large: Buffer, small: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await this.place(`${name}-400.webp`, small);
    await this.place(`${name}.webp`, large);
  }

  /** Of what `imageOf` answered. */
  async remove(image: string): Promise<void> {
    const name = image.slice(this.prefix.length, -'.webp'.length);
    if (!image.startsWith(this.prefix) || !/^[0-9a-f]+$/.test(name)) return;
    await Promise.all([`${name}.webp`, `${name}-400.webp`].map((file) => rm(join(this.folder, file), { force: true })));
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
