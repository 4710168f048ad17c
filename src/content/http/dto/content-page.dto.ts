import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
} from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAlias } from '../../../platform/http/validation/alias.validator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { PAGE_KINDS, type PageKind } from '../../domain/content-page.js';
import type { PageDraft } from '../../domain/page-draft.js';

/** Texts of one language; null takes one away. */
export class PageTextsDto {
  @IsOptional()
  @CleanText(200)
  title?: string | null;

  /** Markdown; HTML in it is shown as text. */
  @IsOptional()
  @CleanText(50_000)
  body?: string | null;

  /** For search engines; the beginning of the text when there is none. */
  @IsOptional()
  @CleanText(300)
  description?: string | null;
}

export class PageTranslationsDto {
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PageTextsDto)
  en?: PageTextsDto | null;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PageTextsDto)
  uk?: PageTextsDto | null;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PageTextsDto)
  ru?: PageTextsDto | null;
}

/** What is sent changes. */
export class ContentPageDto {
  /** Word in the address; of a new page made from the kind or the title when it is not sent. */
  @WhenSent()
  @IsAlias()
  slug?: string;

  /** What the shop itself leads to; null: a page like any other. */
  @IsOptional()
  @IsIn(PAGE_KINDS)
  kind?: PageKind | null;

  /** A title in some language is required; of a published page, title and text in each language that has anything. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => PageTranslationsDto)
  translations?: PageTranslationsDto;

  /** Lower numbers first; a new page is last. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  position?: number;

  /** false for a new page. */
  @WhenSent()
  @IsBoolean()
  published?: boolean;

  /** As read. When it is no longer the present one: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const pageDraft = ({ slug, kind, translations, position, published, version }: ContentPageDto): PageDraft => ({
  slug,
  kind,
  translations,
  position,
  published,
  version,
});

export class OrderPagesDto {
  /** In the order of display; pages that are not named follow. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ArrayUnique()
  @IsInt({ each: true })
  ids!: number[];
}

export class PreviewTextDto {
  /** Markdown; HTML in it is shown as text. */
  @CleanText(50_000)
  body!: string;
}
