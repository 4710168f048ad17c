import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { Language } from '#kernel';

/** The shop's sentences. Keys are `<file>.<path>` below i18n/<language>/. */
@Injectable()
export class Messages {
  constructor(private readonly i18n: I18nService) {}

  /** `args` fill `{name}`; a plural chooses by `args.count`. */
  say(language: Language, key: string, args: Record<string, unknown> = {}): string {
    return this.i18n.translate(key, { lang: language, args });
  }
}
