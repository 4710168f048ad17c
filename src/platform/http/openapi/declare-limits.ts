import type { ModulesContainer } from '@nestjs/core';
import { operationsOf } from '../../access/operations.js';
import { MAX_LIST } from '../validation/declared-members.js';
import type { JsonSchema } from './json-schema.js';
import { parameterTypes, requestClasses, rulesOf, type Rule } from './request-classes.js';

type Schemas = Record<string, JsonSchema>;

/** Adds maxLength and maxItems to request schemas, read from the validation rules of their classes. */
export function declareLimits(schemas: Schemas, modules: ModulesContainer): Schemas {
  const limited = { ...schemas };
  for (const type of requestClasses(
    operationsOf(modules).flatMap((one) => parameterTypes(one.controller, one.member)),
  )) {
    const schema = schemas[type.name];
    if (schema) limited[type.name] = withLimits(schema, rulesOf(type));
  }
  return limited;
}

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
  if (isOf(member, 'object')) return withTextLimit(member, rules);
  if (isText(member)) return { ...maxLength(false), ...member };
  if (!isOf(member, 'array')) return member;
  const items = (member['items'] ?? {}) as JsonSchema;
  return {
    maxItems: Math.min(most(['arrayMaxSize'], false) ?? MAX_LIST, MAX_LIST),
    ...member,
    ...(isText(items) && { items: { ...maxLength(true), ...items } }),
  };
}

/** Maximum length of the texts in a map, such as labels by language, by the name of its validation rule. */
const LONGEST_TEXT: Readonly<Record<string, number>> = { isLabels: 255, attributeMap: 255, isColors: 7 };

function withTextLimit(map: JsonSchema, rules: readonly Rule[]): JsonSchema {
  const maxLength = rules.map(({ name = '' }) => LONGEST_TEXT[name]).find((length) => length !== undefined);
  return maxLength === undefined ? map : limitTexts(map, maxLength);
}

function limitTexts(schema: JsonSchema, maxLength: number): JsonSchema {
  if (isText(schema)) return { ...schema, maxLength };
  const { additionalProperties: values } = schema;
  return typeof values === 'object' && values !== null
    ? { ...schema, additionalProperties: limitTexts(values as JsonSchema, maxLength) }
    : schema;
}

const isOf = (schema: JsonSchema, type: string): boolean => [schema['type']].flat().includes(type);

const isText = (schema: JsonSchema): boolean => isOf(schema, 'string') && !('enum' in schema);
