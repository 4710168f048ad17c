import { Injectable } from '@nestjs/common';
import { FieldErrors, type FieldError } from '#kernel';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import { isKnownTimezone } from './data/setting-rows.js';
import { unreadableColors, type ShopLook } from './shop-look.js';
import type { Seller, StoredSettings } from './stored-settings.js';
import { UploadedPictures } from './uploaded-pictures.js';

/** Checks changed settings against the database and other settings. Errors are FieldErrors (422). */
@Injectable()
export class CheckSettings {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly pictures: UploadedPictures,
  ) {}

  /**
   * PostgreSQL must know the time zone: it computes days too, and its list of time zones may be older than that of
   * Node.
   */
  async timezone(name: string | null | undefined): Promise<void> {
    if (name && !(await isKnownTimezone(this.database, name)))
      throw new FieldErrors({ timezone: [{ key: 'validation.isTimeZone' }] });
  }

  /** The default language must be offered. */
  languages({ default_language: language, languages }: StoredSettings): void {
    const own = language ?? this.config.language;
    if (!languages.includes(own))
      throw new FieldErrors({ languages: [{ key: 'shop.errors.default_language_offered' }] });
  }

  /**
   * Requires that the sent pictures exist and that the sent colors are readable. Protects the pictures from deletion
   * until the commit.
   */
  async look(
    tx: Transaction,
    { logo, favicon, hero, colors }: Partial<ShopLook>,
    seller: Partial<Seller> = {},
  ): Promise<void> {
    const pictures = { logo, favicon, 'hero.image': hero?.image, 'seller.logo': seller.logo };
    const sent = Object.entries(pictures).flatMap(([field, image]) => (image ? [{ field, image }] : []));
    const held = sent.length === 0 ? [] : await this.pictures.hold(tx, [...new Set(sent.map(({ image }) => image))]);
    const errors: Record<string, FieldError[]> = {};
    for (const { field, image } of sent)
      if (!held.includes(image)) errors[field] = [{ key: 'catalog.errors.picture_gone' }];
    for (const name of unreadableColors(colors ?? null))
      errors[`colors.${name}`] = [{ key: 'shop.errors.color_unreadable' }];
    if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  }
}
