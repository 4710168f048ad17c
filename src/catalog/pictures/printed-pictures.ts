import { Injectable } from '@nestjs/common';
import { PictureFiles } from './picture-files.js';
import { printedSizeOf } from './render-picture.js';

const UPLOADED = /\/media\/pictures\/([0-9a-f]{32})\.webp$/;

/** Provides uploaded pictures to other modules for their printed documents. */
@Injectable()
export class PrintedPictures {
  constructor(private readonly files: PictureFiles) {}

  /**
   * Returns the picture as an opaque PNG; null if it was deleted.
   * @param image path of an uploaded picture, with or without the path of BASE_URL
   */
  async png(image: string): Promise<Buffer | null> {
    const name = UPLOADED.exec(image)?.[1];
    const large = name === undefined ? null : await this.files.read(name);
    return large && printedSizeOf(large);
  }
}
