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

/** Texts of one language; null removes a text. */
export class PageTextsBody {
  /** Heading and link text, up to 200 characters. */
  @IsOptional()
  @CleanText(200)
  title?: string | null;

  /** Text in Markdown, up to 50,000 characters. HTML in it is shown as text. */
  @IsOptional()
  @CleanText(50_000)
  body?: string | null;

  /** Summary for search engines, up to 300 characters. Default: the beginning of the text. */
  @IsOptional()
  @CleanText(300)
  description?: string | null;
}

export class PageTranslationsBody {
  /** Texts in English; null removes them. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PageTextsBody)
  en?: PageTextsBody | null;

  /** Texts in Ukrainian; null removes them. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PageTextsBody)
  uk?: PageTextsBody | null;

  /** Texts in Russian; null removes them. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PageTextsBody)
  ru?: PageTextsBody | null;
}

/** Members that are not sent stay unchanged. */
export class ContentPageBody {
  /** URL slug; unique. Made from the kind or the title of a new page if it is left out. */
  @WhenSent()
  @IsAlias()
  slug?: string;

  /**
   * Purpose of the page, such as the terms, to which the storefront links at checkout. There is one page of each kind
   * at most. null: an ordinary page.
   */
  @IsOptional()
  @IsIn(PAGE_KINDS)
  kind?: PageKind | null;

  /**
   * Texts by language. A title in some language is required; a published page needs title and text in each language
   * that it has.
   */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => PageTranslationsBody)
  translations?: PageTranslationsBody;

  /** Sort key of the links; lower numbers come first. A new page is last. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  position?: number;

  /** Whether visitors see the page. Default: false. */
  @WhenSent()
  @IsBoolean()
  published?: boolean;

  /** `version` that was read. If the page has changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const pageDraft = ({ slug, kind, translations, position, published, version }: ContentPageBody): PageDraft => ({
  slug,
  kind,
  translations,
  position,
  published,
  version,
});

export class OrderPagesBody {
  /** Ids in the new order. Pages that are left out follow in their current order. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ArrayUnique()
  @IsInt({ each: true })
  ids!: number[];
}

export class PreviewTextBody {
  /** Text in Markdown, up to 50,000 characters. HTML in it is shown as text. */
  @CleanText(50_000)
  body!: string;
}
