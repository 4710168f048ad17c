import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { E_INVOICES, type StoredSettings } from '../../stored-settings.js';
import { SellerBody } from './seller.dto.js';

/** Payments, stock, and the seller on invoices. */
export class SellingSettingsBody {
  /** Whether customers can pay. If false, no payment method is offered and payments are refused. */
  @WhenSent()
  @IsBoolean()
  payments_enabled?: boolean;

  /** Stock at or below this number counts as low. 0: only sold-out products count as low. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  low_stock_threshold?: number;

  /** The seller, for invoices and taxes. Members that are not sent stay unchanged. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => SellerBody)
  seller?: SellerBody;

  /**
   * Electronic invoices by EN 16931. `facturx`: PDFs contain the data as XML (PDF/A-3); `ubl`: PDFs contain no XML.
   * Both allow the download of documents as `cii` and `ubl`.
   */
  @WhenSent()
  @IsIn(E_INVOICES)
  e_invoice?: StoredSettings['e_invoice'];
}
