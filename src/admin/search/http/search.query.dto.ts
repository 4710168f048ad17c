import { Transform } from 'class-transformer';
import { IsString, Length } from 'class-validator';

export class SearchQuery {
  /** Order number, reference, email address, phone number or name; name or SKU of a product. 1 to 100 characters. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, 100)
  q!: string;
}
