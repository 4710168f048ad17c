import { Liquid } from 'liquidjs';
import { accountText, formatCreditorReference, Money, type Language } from '#kernel';
import { RecentCache } from './recent-cache.js';
import { TemplateFolders } from './template-folders.js';
import { uncounted, type Rendering } from './uncounted.js';

/**
 * Time limit in milliseconds for a template of a project or package: with its fallbacks it stays below the 5 s that a
 * page may take.
 */
const RENDER_MS = 1_000;
/** Limit in milliseconds of CPU time for the shop's own templates, which are tried last; see limitedByWork. */
const OWN_RENDER_MS = 2_500;
const PARSED_CHARACTERS = 1_000_000;
/** Maximum number of characters and items created while rendering, as counted by the engine. */
const MADE = 20_000_000;

export type Translate = (language: Language, key: string, args: Record<string, unknown>) => string;

/**
 * `{{ value | name: first, second }}` with the language of the page. Its result is escaped like any text, unless it is
 * `raw` markup.
 */
export interface TemplateFilter {
  readonly name: string;
  readonly raw?: boolean;
  /** Computes the result; may return a promise. */
  readonly run: (value: unknown, args: readonly unknown[], language: Language) => unknown;
}

/**
 * A value for all templates, `{{ name }}` or `{% for one in name %}`; computed when a template uses it, once per page.
 */
export interface TemplateValue {
  readonly name: string;
  readonly read: (language: Language) => Promise<unknown>;
}

/**
 * Creates a Liquid engine for some folders: templates read only own properties of values and only files in these
 * folders, and their work is limited.
 */
export function makeEngine(
  folders: readonly string[],
  escape: boolean,
  translate: Translate,
  filters: readonly TemplateFilter[],
): Liquid {
  const engine = new Liquid({
    fs: new TemplateFolders(folders),
    root: ['.'],
    extname: '.liquid',
    relativeReference: false,
    ownPropertyOnly: true,
    strictFilters: true,
    dynamicPartials: true,
    cache: new RecentCache(),
    renderLimit: folders.length === 1 ? OWN_RENDER_MS : RENDER_MS,
    parseLimit: PARSED_CHARACTERS,
    memoryLimit: MADE,
    ...(escape && { outputEscape: 'escape' as const }),
  });
  // {{ 'notification.greeting' | t: name: customer }} is a text of i18n in the language of the page.
  engine.registerFilter('t', function (this: Rendering, key: unknown, ...args: unknown[]) {
    const named = Object.fromEntries(args.filter((arg): arg is [string, unknown] => Array.isArray(arg)));
    return translate(languageOf(this), String(key), named);
  });
  for (const { name, raw = false, run } of filters) {
    engine.registerFilter(name, {
      raw,
      handler(this: Rendering, value: unknown, ...args: unknown[]) {
        const result = run(value, args, languageOf(this));
        return result instanceof Promise ? uncounted(this, result) : result;
      },
    });
  }
  // {{ account_number | iban }} writes an IBAN in groups of four characters, {{ reference | reference }} any reference.
  engine.registerFilter('iban', (value: unknown) => accountText(text(value)));
  engine.registerFilter('reference', (value: unknown) => formatCreditorReference(text(value)));
  // {{ amount | money: currency }} formats a plain amount such as '19.99' for the language.
  engine.registerFilter('money', function (this: Rendering, amount: unknown, currency: unknown) {
    return moneyText(text(amount), text(currency), languageOf(this));
  });
  return engine;
}

const languageOf = ({ context }: Rendering): Language => context.getSync(['language']) as Language;

/** Formats an amount; returns other values unchanged, because templates may pass anything. */
function moneyText(amount: string, currency: string, language: Language): string {
  try {
    return Money.parse(amount, currency).format(language);
  } catch {
    return `${amount} ${currency}`.trim();
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
