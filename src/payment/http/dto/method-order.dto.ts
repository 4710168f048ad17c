import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsString, MaxLength } from 'class-validator';

export class MethodOrderDto {
  /** Keys from the first to the last. Methods that are not named follow in the order they have. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(50, { each: true })
  keys!: string[];
}
