import { Type } from 'class-transformer';
import { IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { FieldErrors } from '#kernel';
import type { CategoryDraft } from '../../use-cases/save-category.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAlias } from '../../../platform/http/validation/alias.validator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { IsFlag, IsImage } from './shapes.decorator.js';
import { TranslationsBody } from './translations.dto.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

const MAX_ID = 2_147_483_647;

/** Fields of a category. `pagetitle` and `parent_id` are other spellings of `name` and `parent`. */
export class CategoryBody {
  /** Shown in menus and as the heading of the page. Required for a new category. */
  @WhenSent()
  @CleanText(LIMITS.name, 1)
  name?: string;

  /** The same as `name`, which has precedence. */
  @WhenSent()
  @CleanText(LIMITS.name, 1)
  pagetitle?: string;

  /** URL slug; unique. Made from the name of a new category if it is left out. */
  @WhenSent()
  @IsAlias()
  alias?: string;

  /** Text of the category page, up to 50,000 characters. */
  @WhenSent()
  @CleanText(LIMITS.description)
  description?: string;

  /** URL, or path from `POST /api/admin/pictures`; null: no picture. */
  @IsOptional()
  @IsImage()
  image?: string | null;

  /** Id of the parent category; 0 or null: top level (default). */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  parent?: number | null;

  /** The same as `parent`, which has precedence. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  parent_id?: number | null;

  /** 1 (default): customers see the category; 0: only administrators do. */
  @WhenSent()
  @IsFlag()
  published?: number;

  /** Sort key among the siblings; lower numbers come first. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationsBody)
  translations?: TranslationsBody;

  /** `version` that was read. If the category has changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

/**
 * Converts the body to changes of a category.
 * @throws FieldErrors (422) for a new category without a name
 */
export function categoryDraft(body: CategoryBody, isNew: boolean): CategoryDraft {
  const name = (body.name ?? body.pagetitle)?.trim();
  if (isNew && name === undefined) throw new FieldErrors({ name: [{ key: 'validation.isDefined' }] });
  const parent = body.parent === undefined ? body.parent_id : body.parent;
  return {
    name,
    alias: body.alias,
    description: body.description,
    image: body.image,
    parent: parent === 0 ? null : parent,
    published: body.published === undefined ? undefined : Boolean(body.published),
    position: body.position,
    translations: body.translations && { ...body.translations },
    version: body.version,
  };
}
