import { Injectable } from '@nestjs/common';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { EMAIL_PICTURE, PICTURE_SIZES } from '../domain/picture-set.js';
import { PictureFiles } from './picture-files.js';
import { emailSizeOf, resizePicture } from './render-picture.js';

const NAME = /^([0-9a-f]{32})(-.+)$/;

type Draw = (large: Buffer) => Promise<Buffer>;

/** Functions that create a size, by the suffix of the file name. */
const DRAWN: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...PICTURE_SIZES.map((size): [string, Draw] => [`-${size}.webp`, (large) => resizePicture(large, size)]),
  [EMAIL_PICTURE.suffix, emailSizeOf],
]);

/**
 * Creates a size of an existing picture on first request: a size that was added after its upload, and the size for
 * emails. Afterwards it is a file like the others.
 */
@Injectable()
export class MakePictureSize {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(private readonly files: PictureFiles) {}

  /**
   * @param file name in the URL, e.g. `<32 hex digits>-800.webp`
   * @throws not_found (404) for an unknown size or picture, overloaded (503)
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
    // The picture was deleted meanwhile, so the new file is removed too.
    if ((await this.files.read(name)) === null) await this.files.removeSize(name, suffix);
  }
}
