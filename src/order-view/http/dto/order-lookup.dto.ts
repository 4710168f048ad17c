import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** Request for the lost link of an order. */
export class OrderLookupBody {
  /** Order number as in emails and on the invoice; a leading `#` or `№` is ignored. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : trimmed(value)))
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  @ApiProperty({ anyOf: [{ type: 'string', maxLength: 40 }, { type: 'integer' }] })
  number!: string;

  /** Email address that was given with the order. */
  @Transform(({ value }: { value: unknown }) => trimmed(value))
  @IsEmail()
  @MaxLength(254)
  email!: string;
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
