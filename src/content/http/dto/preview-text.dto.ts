import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';

export class PreviewTextDto {
  /** Markdown; HTML in it is shown as text. */
  @CleanText(50_000)
  body!: string;
}
