import { Injectable } from '@nestjs/common';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { PICTURE_SIZES, type PictureSize } from '../domain/picture-set.js';
import { PictureFiles } from './picture-files.js';
import { resizePicture } from './render-picture.js';

const NAME = /^([0-9a-f]{32})-(\d{3,4})\.webp$/;

/**
 * Draws a size of a picture that was uploaded before there was that size; from then on it is a file like the others.
 */
@Injectable()
export class MakePictureSize {
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(private readonly files: PictureFiles) {}

  /**
   * @param file as in the address, e.g. `<32 hex digits>-800.webp`
   * @throws not_found (404) for a size or a picture that there is not, overloaded (503)
   */
  run(file: string): Promise<Buffer> {
    const [, name = '', pixels] = NAME.exec(file) ?? [];
    const size = PICTURE_SIZES.find((one) => String(one) === pixels);
    if (size === undefined) throw commonErrors.not_found();
    const making = this.underWay.get(file) ?? this.make(name, size).finally(() => this.underWay.delete(file));
    this.underWay.set(file, making);
    return making;
  }

  private async make(name: string, size: PictureSize): Promise<Buffer> {
    const large = await this.files.read(name);
    if (large === null) throw commonErrors.not_found();
    const bytes = await resizePicture(large, size);
    await this.files.writeSize(name, size, bytes);
    // deleted meanwhile: nothing may stay behind
    if ((await this.files.read(name)) === null) await this.files.removeSize(name, size);
    return bytes;
  }
}
