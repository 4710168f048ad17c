import { Injectable } from '@nestjs/common';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { EMAIL_PICTURE, PICTURE_SIZES } from '../domain/picture-set.js';
import { PictureFiles } from './picture-files.js';
import { emailSizeOf, resizePicture } from './render-picture.js';

const NAME = /^([0-9a-f]{32})(-.+)$/;

type Draw = (large: Buffer) => Promise<Buffer>;

/** By the end of the file's name. */
const DRAWN: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...PICTURE_SIZES.map((size): [string, Draw] => [`-${size}.webp`, (large) => resizePicture(large, size)]),
  [EMAIL_PICTURE.suffix, emailSizeOf],
]);

/**
 * Draws a size of a picture that was uploaded before there was that size, and the one of emails when it is first asked
 * for; from then on it is a file like the others.
 */
@Injectable()
export class MakePictureSize {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(private readonly files: PictureFiles) {}

  /**
   * @param file as in the address, e.g. `<32 hex digits>-800.webp`
   * @throws not_found (404) for a size or a picture that there is not, overloaded (503)
   */
  run(file: string): Promise<void> {
    const [, name = '', suffix = ''] = NAME.exec(file) ?? [];
    const draw = DRAWN.get(suffix);
    if (draw === undefined) throw commonErrors.not_found();
    const making = this.underWay.get(file) ?? this.make(name, suffix, draw).finally(() => this.underWay.delete(file));
    this.underWay.set(file, making);
    return making;
  }

  private async make(name: string, suffix: string, draw: Draw): Promise<void> {
    const large = await this.files.read(name);
    if (large === null) throw commonErrors.not_found();
    await this.files.writeSize(name, suffix, await draw(large));
    // deleted meanwhile: nothing may stay behind
    if ((await this.files.read(name)) === null) await this.files.removeSize(name, suffix);
  }
}
