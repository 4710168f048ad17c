import { Type } from 'class-transformer';
import { IsObject, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { IsOneLine, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsHexColor, IsUploadedPicture } from './setting.decorators.js';

/** Accent of buttons and links. Replaces the stored colors. */
export class ColorsBody {
  /** `#rrggbb`. Its contrast to the background of the pages must be at least 4.5 to 1. */
  @IsHexColor()
  @MaxLength(7)
  accent!: string;

  /** The accent in dark mode; null or missing: `accent`, lightened until it is readable. */
  @IsOptional()
  @IsHexColor()
  @MaxLength(7)
  accent_dark?: string | null;
}

/** A title by language; a missing language has the default text. */
export class HeroTitleBody {
  @IsOptional()
  @IsOneLine(80)
  en?: string | null;

  @IsOptional()
  @IsOneLine(80)
  uk?: string | null;

  @IsOptional()
  @IsOneLine(80)
  ru?: string | null;
}

/** A sentence by language; a missing language has the default text. */
export class HeroTextBody {
  @IsOptional()
  @IsOneLine(200)
  en?: string | null;

  @IsOptional()
  @IsOneLine(200)
  uk?: string | null;

  @IsOptional()
  @IsOneLine(200)
  ru?: string | null;
}

/** Beginning of the home page. Replaces the stored one. */
export class HeroBody {
  /** `image` of an uploaded picture; null or missing: the picture of the first featured product. */
  @IsOptional()
  @IsUploadedPicture()
  @MaxLength(300)
  image?: string | null;

  /** Title of the home page by language. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => HeroTitleBody)
  title?: HeroTitleBody;

  /** Sentence below the title by language. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => HeroTextBody)
  text?: HeroTextBody;
}

/** Logo, icon, colors and the beginning of the home page. */
export class LookBody {
  /** Logo at the top of the pages: `image` of an uploaded picture; null: the pages show the name of the shop. */
  @IsOptional()
  @IsUploadedPicture()
  @MaxLength(300)
  logo?: string | null;

  /** Icon of the pages in browsers: `image` of an uploaded picture; null: the default icon. */
  @IsOptional()
  @IsUploadedPicture()
  @MaxLength(300)
  favicon?: string | null;

  /** Colors of the pages; null: the default colors. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ColorsBody)
  colors?: ColorsBody | null;

  /** Beginning of the home page; null: the default. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => HeroBody)
  hero?: HeroBody | null;
}
