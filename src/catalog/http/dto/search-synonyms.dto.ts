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

export class SynonymGroupBody implements SynonymGroup {
  /** Language of the readers for whom the group applies. */
  @IsIn(LANGUAGES)
  language!: Language;

  /** 2 to 20 words or short phrases with the same meaning, up to 60 characters each. */
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(MOST_WORDS)
  @CleanText(LONGEST, 1, { each: true })
  words!: string[];
}

export class SearchSynonymsBody {
  /** All groups, at most 300. Replaces the stored ones. */
  @IsArray()
  @ArrayMaxSize(MOST_GROUPS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SynonymGroupBody)
  groups!: SynonymGroupBody[];

  /** `version` that was read. If the synonyms have changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const synonymGroups = ({ groups }: SearchSynonymsBody): SynonymGroup[] =>
  groups.map(({ language, words }) => ({ language, words: [...new Set(words.map((word) => word.trim()))] }));

class SynonymGroupResponse implements SynonymGroup {
  @OneOf([...LANGUAGES], { description: 'Language of the readers for whom the group applies.' }) language!: Language;
  @ListOf({ type: 'string' }, { description: 'Words or short phrases with the same meaning.' }) words!: string[];
}

export class SearchSynonymsResponse implements StoredSynonyms {
  @ListOf(() => SynonymGroupResponse, { description: 'All groups, in the order in which they were saved.' })
  groups!: SynonymGroupResponse[];
  @Integer() version!: number;
}
