import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { Language } from '#kernel';

/** Inside a value that reads like a call of another sentence, so that nobody takes it for one. */
const GUARD = '\uE002';

/** The shop's sentences. Keys are `<file>.<path>` below i18n/<language>/. */
@Injectable()
export class Messages {
  constructor(private readonly i18n: I18nService) {}

  /** `args` fill `{name}`; a plural chooses by `args.count`. What stands in them is shown as it is. */
  say(language: Language, key: string, args: Record<string, unknown> = {}): string {
    // the package would follow `$t(...)` in what somebody typed, and throw at a malformed one
    const typed = Object.entries(args).filter((arg): arg is [string, string] => typeof arg[1] === 'string' && arg[1].includes('$t('));
    if (typed.length === 0) return this.i18n.translate(key, { lang: language, args });
    const guarded = { ...args, ...Object.fromEntries(typed.map(([name, text]) => [name, text.replaceAll('$t(', `$${GUARD}t(`)])) };
    return this.i18n.translate<string, string>(key, { lang: language, args: guarded }).replaceAll(GUARD, '');
  }
}
