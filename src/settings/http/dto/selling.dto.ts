import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { E_INVOICES, type StoredSettings } from '../../stored-settings.js';
import { SellerBody } from './seller.dto.js';

/** Payments, stock, and the seller on invoices. */
export class SellingSettingsBody {
  /** Whether customers can pay. false: no payment method is offered, and paying is refused. */
  @WhenSent()
  @IsBoolean()
  payments_enabled?: boolean;

  /** Stock at or below this number of pieces counts as low. 0: only sold-out products do. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  low_stock_threshold?: number;

  /** Who sells, for invoices and taxes. Changes the members that are sent. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => SellerBody)
  seller?: SellerBody;

  /**
   * Electronic invoices by EN 16931. `facturx`: PDFs have the data of the document embedded (PDF/A-3); `ubl`: PDFs stay
   * as they are. Either way documents can be downloaded as `cii` and `ubl`.
   */
  @WhenSent()
  @IsIn(E_INVOICES)
  e_invoice?: StoredSettings['e_invoice'];
}
