import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { nestedClass } from '../validation/declared-members.js';

/** A rule of class-validator. */
export type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** Types of a handler's parameters; types that are not classes are `Object`. */
export const parameterTypes = (controller: Type, member: string): Type[] =>
  (
    (Reflect.getMetadata('design:paramtypes', controller.prototype as object, member) as unknown[] | undefined) ?? []
  ).filter((type): type is Type => typeof type === 'function');

/** Validation rules of a class, inherited ones too. */
export const rulesOf = (type: Type): Rule[] =>
  getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);

/** Selects the types that are classes with validation rules, and adds the classes nested in them. */
export function requestClasses(types: readonly Type[]): ReadonlySet<Type> {
  const found = new Set<Type>();
  for (const type of types) collect(type, found);
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
