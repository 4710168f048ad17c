import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { Language } from '#kernel';

/** Inserted into a value that looks like a reference to another text, so that it is not resolved. */
const GUARD = '\uE002';

/** The shop's sentences. Keys are `<file>.<path>` below i18n/<language>/. */
@Injectable()
export class Messages {
  constructor(private readonly i18n: I18nService) {}

  /** `args` fill `{name}`; a plural is chosen by `args.count`. Values are shown unchanged. */
  translate(language: Language, key: string, args: Record<string, unknown> = {}): string {
    // the package would resolve `$t(...)` in user input, and throw at a malformed one
    const typed = Object.entries(args).filter(
      (arg): arg is [string, string] => typeof arg[1] === 'string' && arg[1].includes('$t('),
    );
    if (typed.length === 0) return this.i18n.translate(key, { lang: language, args });
    const guarded = {
      ...args,
      ...Object.fromEntries(typed.map(([name, text]) => [name, text.replaceAll('$t(', `$${GUARD}t(`)])),
    };
    return this.i18n.translate<string, string>(key, { lang: language, args: guarded }).replaceAll(GUARD, '');
  }
}
