import { IsEmail, IsISO31661Alpha2, IsOptional, MaxLength } from 'class-validator';
import { Text } from '../../../platform/http/openapi/response-properties.js';
import { CountryCode, IsOneLine } from '../../../platform/http/validation/text.decorators.js';
import { IsUploadedPicture } from './setting.decorators.js';

/** Changes of the seller; null resets a member. */
export class SellerBody {
  /** Name of the company, as on its invoices; null removes it. */
  @IsOptional()
  @IsOneLine(200)
  name?: string | null;

  @IsOptional()
  @IsOneLine(300)
  address?: string | null;

  @IsOptional()
  @IsOneLine(120)
  city?: string | null;

  @IsOptional()
  @IsOneLine(20)
  zip?: string | null;

  /**
   * ISO 3166-1 alpha-2 code. Goods that are picked up are taxed there; null: the country of the IBAN of the bank
   * invoice.
   */
  @IsOptional()
  @CountryCode()
  @IsISO31661Alpha2()
  country?: string | null;

  /** VAT ID of the seller, printed on invoices; null: none. */
  @IsOptional()
  @IsOneLine(30)
  vat_id?: string | null;

  /** Number in a register of companies, printed on invoices; null: none. */
  @IsOptional()
  @IsOneLine(100)
  registration?: string | null;

  /** Address for questions, printed on invoices; null: none. */
  @IsOptional()
  @IsEmail()
  @MaxLength(200)
  email?: string | null;

  /** Phone number, printed on invoices; null: none. */
  @IsOptional()
  @IsOneLine(40)
  phone?: string | null;

  /**
   * Logo on invoices, credit notes and packing slips, as the `image` of an uploaded picture; null: documents show the
   * logo of the pages.
   */
  @IsOptional()
  @IsUploadedPicture()
  @MaxLength(300)
  logo?: string | null;
}

export class SellerResponse {
  @Text({ nullable: true, description: 'Name of the company, as on its invoices; null: not set.' }) name!:
    string | null;
  @Text({ nullable: true }) address!: string | null;
  @Text({ nullable: true }) city!: string | null;
  @Text({ nullable: true }) zip!: string | null;
  @Text({ nullable: true, description: 'ISO 3166-1 alpha-2.' }) country!: string | null;
  @Text({ nullable: true, description: 'VAT ID of the seller, printed on invoices; null: none.' }) vat_id!:
    string | null;
  @Text({ nullable: true, description: 'Number in a register of companies, printed on invoices; null: none.' })
  registration!: string | null;
  @Text({ nullable: true, description: 'Address for questions, printed on invoices; null: none.' }) email!:
    string | null;
  @Text({ nullable: true, description: 'Phone number, printed on invoices; null: none.' }) phone!: string | null;
  @Text({
    nullable: true,
    description:
      'Uploaded picture at the top of invoices, credit notes and packing slips; null: the logo of the pages, else the ' +
      'name of the shop.',
  })
  logo!: string | null;
}
