import { Injectable } from '@nestjs/common';
import { dateText, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { isoDay } from '../domain/document-parties.js';
import { yearIn } from '../domain/invoice-number.js';

/** Days of documents in the shop's time zone, which also decides the year in their numbers. */
@Injectable()
export class DocumentDays {
  constructor(
    private readonly config: Config,
    private readonly shop: ShopProfile,
  ) {}

  /** Series and year of the number of a document that is issued at this time. */
  seriesOf(kind: 'invoice' | 'credit_note', issuedAt: Date): { readonly series: string; readonly year: number } {
    const { invoiceSeries, creditNoteSeries } = this.config;
    return {
      series: kind === 'invoice' ? invoiceSeries : creditNoteSeries,
      year: yearIn(this.shop.timezone, issuedAt),
    };
  }

  /** The day as documents show it. */
  long(moment: Date, language: Language): string {
    return dateText(moment, language, this.shop.timezone);
  }

  /** The day by ISO 8601. */
  iso(moment: Date): string {
    return isoDay(moment, this.shop.timezone);
  }
}
