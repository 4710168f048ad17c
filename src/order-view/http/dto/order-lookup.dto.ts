import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** An order that its buyer has lost the link of. */
export class OrderLookupBody {
  /** As mails and pages show it; a leading `#` or `№` is allowed. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : trimmed(value)))
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  @ApiProperty({ oneOf: [{ type: 'string', maxLength: 40 }, { type: 'integer' }] })
  number!: string;

  /** The address that it was ordered with. */
  @Transform(({ value }: { value: unknown }) => trimmed(value))
  @IsEmail()
  @MaxLength(254)
  email!: string;
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
