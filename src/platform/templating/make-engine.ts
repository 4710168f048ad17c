import { Liquid } from 'liquidjs';
import { formatCreditorReference, formatIban, Money, type Language } from '#kernel';
import { RecentCache } from './recent-cache.js';
import { TemplateFolders } from './template-folders.js';
import { uncounted, type Rendering } from './uncounted.js';

/**
 * Milliseconds of work for a project's or package's template: with its fall-backs it stays below the 5 s that a page
 * may cost.
 */
const RENDER_MS = 1_000;
/** For the shop's own templates, the last ones tried: of the processor's time, see limitedByWork. */
const OWN_RENDER_MS = 2_500;
const PARSED_CHARACTERS = 1_000_000;
/** Counted by the engine: characters and items made while rendering. */
const MADE = 20_000_000;

export type Translate = (language: Language, key: string, args: Record<string, unknown>) => string;

/**
 * `{{ value | name: first, second }}`, in the language of the page. What it answers is escaped like any text, unless it
 * is `raw` markup.
 */
export interface TemplateFilter {
  readonly name: string;
  readonly raw?: boolean;
  /** May answer a promise. */
  readonly run: (value: unknown, args: readonly unknown[], language: Language) => unknown;
}

/**
 * `{{ name }}` or `{% for one in name %}`, for every template; read when a template asks for it, once for each page.
 */
export interface TemplateValue {
  readonly name: string;
  readonly read: (language: Language) => Promise<unknown>;
}

/** Logic-less Liquid over some folders: own properties only, no file outside them, bounded work. */
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
  // {{ 'notification.greeting' | t: name: customer }} — a sentence of the shop, in the reader's language
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
  // {{ account_number | iban }}, {{ reference | reference }} — in groups of four, as people read them
  engine.registerFilter('iban', (value: unknown) => formatIban(text(value)));
  engine.registerFilter('reference', (value: unknown) => formatCreditorReference(text(value)));
  // {{ amount | money: currency }} — a plain amount, '19.99', as the reader writes it
  engine.registerFilter('money', function (this: Rendering, amount: unknown, currency: unknown) {
    return moneyText(text(amount), text(currency), languageOf(this));
  });
  return engine;
}

const languageOf = ({ context }: Rendering): Language => context.getSync(['language']) as Language;

/** Returns other values unchanged: a template may pass anything. */
function moneyText(amount: string, currency: string, language: Language): string {
  try {
    return Money.parse(amount, currency).format(language);
  } catch {
    return `${amount} ${currency}`.trim();
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
