import { currencyDigits, format, useText, type Translate } from '#panel';
import { scopeKey } from '../tokens/token.js';
import type { AuditEntry } from './entry.js';
import { useCategories } from './use-categories.js';
import { isMethod, type Methods } from './use-methods.js';

/** Members stored in minor units, as text. */
const MINOR_AMOUNTS = ['price', 'price_regular', 'price_special', 'price_modifier'];
const COUNTRIES = ['country', 'shipping_country'];
/** Members that contain the id of a category. */
const CATEGORIES = ['parent', 'parent_id', 'category', 'category_id'];
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export interface Fields {
  /** Translated name of the member at a path, `seller.city` or `title.en`. */
  readonly nameOf: (path: string) => string;
  /** Formatted value of the member at a path. */
  readonly show: (path: string, value: unknown) => string;
}

/** Translated names and values of the members of an entry. Settings have the names of their screens. */
export function useFields({ subject_type: type, subject_id: id }: AuditEntry, methods: Methods): Fields {
  const say = useText();
  const categoryName = useCategories();
  const memberName = (member: string): string =>
    (isMethod(type) && id !== null ? methods.labelOf(type, id, member) : undefined) ??
    firstOf(
      say,
      ...(type === 'setting' ? [`settings.${member}`, `settings.seller_${member}`] : []),
      `access.fields.${member}`,
      `kit.languages.${member}`,
    ) ??
    member.replaceAll('_', ' ');
  const nameOf = (path: string): string => path.split('.').map(memberName).join(' › ');
  const method = (key: string): string =>
    (isMethod(type)
      ? methods.titleOf(type, key)
      : (methods.titleOf('payment_method', key) ?? methods.titleOf('shipping_method', key))) ?? key;
  const word = (member: string, value: string): string => {
    if (MINOR_AMOUNTS.includes(member) && /^-?\d+$/.test(value))
      return format.money(Number(value) / 10 ** currencyDigits());
    if (COUNTRIES.includes(member)) return format.country(value);
    if (MOMENT.test(value)) return format.dateTime(value);
    if (['method', 'keys', 'provider'].includes(member)) return method(value);
    return firstOf(say, ...wordKeys(type, member, value)) ?? value;
  };
  const show = (path: string, value: unknown): string => {
    const member = path.slice(path.lastIndexOf('.') + 1);
    if (value === undefined || value === null || value === '') return '–';
    if (CATEGORIES.includes(member) && typeof value === 'number') return categoryName(value) ?? `№\u00a0${value}`;
    if (typeof value === 'boolean') return say(value ? 'kit.yes' : 'kit.no');
    if (typeof value === 'number')
      return member === 'amount' || path.startsWith('total.') ? format.money(value) : String(value);
    if (typeof value === 'string') return word(member, value);
    if (Array.isArray(value)) {
      const isList = value.every((item) => typeof item !== 'object' || item === null);
      return value.length === 0 ? '–' : value.map((item) => show(path, item)).join(isList ? ', ' : '\n');
    }
    return Object.entries(value)
      .map(([name, inner]) => `${memberName(name)}: ${show(`${path}.${name}`, inner)}`)
      .join(', ');
  };
  return { nameOf, show };
}

/** Possible i18n keys of a value of the API. */
function wordKeys(type: string, member: string, value: string): string[] {
  if (member === 'role') return [`access.roles.${value}`];
  if (member === 'scopes') return [scopeKey(value)];
  if (member === 'languages' || member.endsWith('language')) return [`kit.languages.${value}`];
  if (member === 'require_second_factor') return [`settings.second_factor_rules.${value}`];
  if (member === 'payment_status') return [`order.payment_status.${value}`];
  if (member === 'cause') return [`access.causes.${value}`];
  if (member === 'kind') return [`content.kinds.${value}`];
  if (member === 'fields') return [`access.fields.${value}`];
  if (member !== 'status') return [];
  return type === 'review' ? [`reviews.status.${value}`] : [`order.status.${value}`, `access.refund_status.${value}`];
}

/** The text of the first of these keys that has one; undefined: none. */
function firstOf(say: Translate, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const text = /^[\w.-]+$/.test(key) ? say(key) : key;
    if (text !== key) return text;
  }
  return undefined;
}
