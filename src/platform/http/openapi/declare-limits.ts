import type { Type } from '@nestjs/common';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { MAX_LIST, nestedClass } from '../validation/validation.pipe.js';
import type { JsonSchema } from './json-schema.js';

type Schemas = Record<string, JsonSchema>;
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** Adds maxLength and maxItems to request schemas, read from the validation rules of their classes. */
export function declareLimits(schemas: Schemas, modules: ModulesContainer): Schemas {
  const limited = { ...schemas };
  for (const type of requestClasses(modules)) {
    const schema = schemas[type.name];
    if (schema) limited[type.name] = withLimits(schema, rulesOf(type));
  }
  return limited;
}

const scanner = new MetadataScanner();

/** Parameter classes of all handlers, with the classes nested in them. */
function requestClasses(modules: ModulesContainer): ReadonlySet<Type> {
  const found = new Set<Type>();
  for (const { metatype } of [...modules.values()].flatMap((module) => [...module.controllers.values()])) {
    const prototype = (metatype as Type).prototype as object;
    for (const name of scanner.getAllMethodNames(prototype))
      for (const type of (Reflect.getMetadata('design:paramtypes', prototype, name) as unknown[] | undefined) ?? [])
        if (typeof type === 'function') collect(type as Type, found);
  }
  return found;
}

function collect(type: Type, found: Set<Type>): void {
  if (found.has(type)) return;
  const rules = rulesOf(type);
  if (rules.length === 0) return;
  found.add(type);
  for (const { type: kind, propertyName } of rules)
    if (kind === 'nestedValidation') {
      const nested = nestedClass(type, propertyName);
      if (nested) collect(nested, found);
    }
}

const rulesOf = (type: Type): Rule[] => getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);

const withLimits = (schema: JsonSchema, rules: readonly Rule[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries((schema['properties'] ?? {}) as Schemas).map(([name, member]) => [
      name,
      limited(
        member,
        rules.filter(({ propertyName }) => propertyName === name),
      ),
    ]),
  ),
});

function limited(member: JsonSchema, rules: readonly Rule[]): JsonSchema {
  const most = (names: readonly string[], each: boolean): number | undefined =>
    rules
      .filter((rule) => Boolean(rule.each) === each && names.includes(rule.name ?? ''))
      .map(({ constraints }) => (constraints as unknown[]).at(-1))
      .find((limit) => typeof limit === 'number');
  const maxLength = (each: boolean): JsonSchema => {
    const isCountry = rules.some((rule) => Boolean(rule.each) === each && rule.name === 'isISO31661Alpha2');
    const length = isCountry ? 2 : most(['isLength', 'isOneLine', 'maxLength', 'isImage', 'isAlias'], each);
    return length === undefined ? {} : { maxLength: length };
  };
  if (isText(member)) return { ...maxLength(false), ...member };
  if (!isOf(member, 'array')) return member;
  const items = (member['items'] ?? {}) as JsonSchema;
  return {
    maxItems: Math.min(most(['arrayMaxSize'], false) ?? MAX_LIST, MAX_LIST),
    ...member,
    ...(isText(items) && { items: { ...maxLength(true), ...items } }),
  };
}

const isOf = (schema: JsonSchema, type: string): boolean => [schema['type']].flat().includes(type);

const isText = (schema: JsonSchema): boolean => isOf(schema, 'string') && !('enum' in schema);
