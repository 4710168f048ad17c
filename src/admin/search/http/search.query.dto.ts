import { Transform } from 'class-transformer';
import { IsString, Length } from 'class-validator';

export class SearchQuery {
  /**
   * Of an order: number, reference, e-mail address, phone or name; of a product: name or SKU; of a customer: any of
   * these.
   */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, 100)
  q!: string;
}
