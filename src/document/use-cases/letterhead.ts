import { Injectable } from '@nestjs/common';
import { LetterheadPictures } from '../letterhead-pictures.js';

/** The logo at the top of printed documents. */
@Injectable()
export class Letterhead {
  constructor(private readonly pictures: LetterheadPictures) {}

  /**
   * Returns the shop for `invoice/parts/shop`, with its logo as a `data:` URL, because the printer has no network.
   * Without a logo, and if its picture was deleted, documents show the name.
   * @param shop `logo`: path of an uploaded picture
   */
  async of<S extends { readonly logo?: string | null }>(shop: S): Promise<S & { readonly logo: string | null }> {
    const png = shop.logo ? await this.pictures.png(shop.logo) : null;
    return { ...shop, logo: png && `data:image/png;base64,${png.toString('base64')}` };
  }
}
