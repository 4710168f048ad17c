import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';

/** Texts of one language; null removes a text, so that the record's own text is shown. */
export class TranslationBody {
  /** Name in this language; null: the name of the record is shown. */
  @IsOptional()
  @CleanText(LIMITS.name)
  name?: string | null;

  /** Long text in this language; null: the text of the record is shown. */
  @IsOptional()
  @CleanText(LIMITS.description)
  description?: string | null;

  /** Short text in this language; null: the text of the record is shown. Categories have none. */
  @IsOptional()
  @CleanText(LIMITS.shortDescription)
  short_description?: string | null;
}

/** Texts by language; for missing ones the record's own text is shown. */
export class TranslationsBody {
  /** Texts in English; null removes them. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationBody)
  en?: TranslationBody | null;

  /** Texts in Ukrainian; null removes them. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationBody)
  uk?: TranslationBody | null;

  /** Texts in Russian; null removes them. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationBody)
  ru?: TranslationBody | null;
}
