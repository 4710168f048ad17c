import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';

/** Texts of one language; null removes a text, so that the record's own text is shown. */
export class TranslationDto {
  @IsOptional()
  @CleanText(LIMITS.name)
  name?: string | null;

  @IsOptional()
  @CleanText(LIMITS.description)
  description?: string | null;

  @IsOptional()
  @CleanText(LIMITS.shortDescription)
  short_description?: string | null;
}

/** Texts by language; for missing ones the record's own text is shown. */
export class TranslationsDto {
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationDto)
  en?: TranslationDto | null;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationDto)
  uk?: TranslationDto | null;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationDto)
  ru?: TranslationDto | null;
}
