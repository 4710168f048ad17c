import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsObject, Min, ValidateNested } from 'class-validator';
import { LANGUAGES, type Language } from '#kernel';
import { Integer, ListOf, OneOf } from '../../../platform/http/openapi/response-properties.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import type { SynonymGroup } from '../../domain/synonyms.js';
import type { StoredSynonyms } from '../../use-cases/search-synonyms.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

const MOST_GROUPS = 300;
const MOST_WORDS = 20;
const LONGEST = 60;

export class SynonymGroupDto implements SynonymGroup {
  /** Language of the search. */
  @IsIn(LANGUAGES)
  language!: Language;

  /** Words or short phrases with the same meaning. */
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(MOST_WORDS)
  @CleanText(LONGEST, 1, { each: true })
  words!: string[];
}

export class SearchSynonymsDto {
  /** Replaces all groups. */
  @IsArray()
  @ArrayMaxSize(MOST_GROUPS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SynonymGroupDto)
  groups!: SynonymGroupDto[];

  /** Version that was read. If it is outdated, the answer is 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const synonymGroups = ({ groups }: SearchSynonymsDto): SynonymGroup[] =>
  groups.map(({ language, words }) => ({ language, words: [...new Set(words.map((word) => word.trim()))] }));

class SynonymGroupResponse implements SynonymGroup {
  @OneOf([...LANGUAGES]) language!: Language;
  @ListOf({ type: 'string' }) words!: string[];
}

export class SearchSynonymsResponse implements StoredSynonyms {
  @ListOf(() => SynonymGroupResponse) groups!: SynonymGroupResponse[];
  @Integer() version!: number;
}
