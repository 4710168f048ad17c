import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { FieldErrors } from '#kernel';
import { isCleanText } from '../../platform/http/validation/clean-text.validator.js';
import type { AttributeFilter } from '../domain/product-filter.js';
import { LIMITS } from './dto/limits.js';

const MAX_ATTRIBUTES = 10;
const MAX_VALUES = 20;

/**
 * `attributes[color]=red&attributes[size]=M`; a name may be repeated (`attributes[color][]` too): any of its values
 * will do.
 */
export const AttributeFilters = createParamDecorator((_: unknown, context: ExecutionContext): AttributeFilter[] =>
  attributeFilters(context.switchToHttp().getRequest<Request>().originalUrl),
);

/** @throws FieldErrors (422) at `attributes` */
export function attributeFilters(url: string): AttributeFilter[] {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('attributes')) return [];
  const found = new Map<string, Set<string>>();
  for (const [key, value] of new URLSearchParams(url.slice(start + 1))) {
    const name = /^attributes\[([^\]]+)\](?:\[\d{0,3}\])?$/.exec(key)?.[1];
    if (name === undefined || value === '') continue;
    if (!isCleanText(name, 1, LIMITS.attribute) || !isCleanText(value, 1, LIMITS.value))
      throw refused('validation.isLength', LIMITS.value);
    found.set(name, (found.get(name) ?? new Set()).add(value));
  }
  if (found.size > MAX_ATTRIBUTES) throw refused('validation.arrayMaxSize', MAX_ATTRIBUTES);
  return [...found].map(([attribute, values]) => {
    if (values.size > MAX_VALUES) throw refused('validation.arrayMaxSize', MAX_VALUES);
    return { attribute, values: [...values] };
  });
}

const refused = (key: string, bound: number): FieldErrors =>
  new FieldErrors({ attributes: [{ key, args: key.endsWith('isLength') ? { a0: 1, a1: bound } : { a0: bound } }] });
