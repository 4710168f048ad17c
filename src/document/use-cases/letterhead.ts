import { Injectable } from '@nestjs/common';
import { LetterheadPictures } from '../letterhead-pictures.js';

/** Adds the logo of the shop to printed documents. */
@Injectable()
export class Letterhead {
  constructor(private readonly pictures: LetterheadPictures) {}

  /**
   * Returns the shop for the template `invoice/parts/shop`. The logo becomes a `data:` URL, because the printer has no
   * network. If the shop has no logo or the picture was deleted, `logo` is null and the document shows the name.
   * @param shop `logo`: path of an uploaded picture
   */
  async of<S extends { readonly logo?: string | null }>(shop: S): Promise<S & { readonly logo: string | null }> {
    const png = shop.logo ? await this.pictures.png(shop.logo) : null;
    return { ...shop, logo: png && `data:image/png;base64,${png.toString('base64')}` };
  }
}
