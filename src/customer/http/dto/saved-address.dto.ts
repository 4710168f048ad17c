import { IsISO31661Alpha2, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { isWithoutPostalCode, NO_POSTAL_CODE } from '../../../platform/contact/postal-codes.js';
import { IsPostalCodeIn } from '../../../platform/http/validation/postal-code.validator.js';
import { CountryCode, Trimmed } from '../../../platform/http/validation/text.decorators.js';
import { Integer, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { CustomerAddressEntity } from '../../data/customer-address.entity.js';
import type { SavedAddress } from '../../use-cases/saved-addresses.js';

/** A complete address; members that are not sent are empty. */
export class SavedAddressBody {
  /** Recipient. Default: the customer's name. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  name?: string | null;

  /** Street and number. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  address!: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  city!: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  state?: string | null;

  /** Postal code in the format of the country; may be empty for a country that has none. */
  @Trimmed()
  @ValidateIf(({ zip, country }: SavedAddressBody) => Boolean(zip) || !isWithoutPostalCode(country))
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  @IsPostalCodeIn('country')
  zip!: string;

  /** ISO 3166-1 alpha-2. */
  @CountryCode()
  @IsISO31661Alpha2()
  country!: string;
}

export const savedAddressOf = (body: SavedAddressBody): SavedAddress => ({
  name: body.name || null,
  address: body.address,
  city: body.city,
  state: body.state || null,
  zip: body.zip || NO_POSTAL_CODE,
  country: body.country,
});

/** An address that a customer has saved for later orders. */
export class SavedAddressResponse {
  @Integer() id!: number;
  @Text({ nullable: true, description: "Recipient; null: the customer's name." }) name!: string | null;
  @Text() address!: string;
  @Text() city!: string;
  @Text({ nullable: true }) state!: string | null;
  @Text() zip!: string;
  @Text({ description: 'ISO 3166-1 alpha-2.' }) country!: string;
  @Timestamp() created_at!: Date;
  @Timestamp() updated_at!: Date;
}

export const savedAddressResponse = (saved: CustomerAddressEntity): SavedAddressResponse => ({
  id: saved.id,
  name: saved.name,
  address: saved.address,
  city: saved.city,
  state: saved.state,
  zip: saved.zip,
  country: saved.country,
  created_at: saved.createdAt,
  updated_at: saved.updatedAt,
});
