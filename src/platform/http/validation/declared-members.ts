import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { FieldErrors, type FieldError } from '#kernel';
import { controlsIn, readText, textRules, type TextRules } from './sent-texts.js';

/** Errors by the path of their field, such as `items.0.quantity`. */
export type Problems = Record<string, FieldError[]>;

/** Maximum length of lists whose field has no `@ArrayMaxSize()`. */
export const MAX_LIST = 1000;

interface Declared {
  readonly name: string;
  /** Class of the nested object, or of the entries of the list. */
  readonly nested: Type | null;
  readonly mostEntries: number;
  readonly text: TextRules;
}

const known = new Map<Type, readonly Declared[]>();

/**
 * Removes members that the class does not declare, at every level: class-transformer spends quadratic time on them, and
 * class-validator would drop them afterwards. Normalizes texts. Rejects lists that are too long before reading an
 * entry.
 * @throws FieldErrors (422) with every such list
 */
export function declaredMembers(
  sent: object,
  type: Type,
  refusesControls: boolean,
): { members: object; refused: Problems } {
  const reading: Reading = { tooLong: {}, refused: {}, refusesControls };
  const members = pick(sent, type, '', reading);
  if (Object.keys(reading.tooLong).length > 0) throw new FieldErrors(reading.tooLong);
  return { members, refused: reading.refused };
}

interface Reading {
  readonly tooLong: Problems;
  /** Errors at texts that contain control characters. */
  readonly refused: Problems;
  /** Whether control characters are refused; false for queries, whose texts are not stored. */
  readonly refusesControls: boolean;
}

function pick(sent: object, type: Type, path: string, reading: Reading): object {
  const members: Record<string, unknown> = {};
  for (const { name, nested, mostEntries, text } of declaredBy(type)) {
    if (!Object.hasOwn(sent, name)) continue;
    const value = (sent as Record<string, unknown>)[name];
    const place = path + name;
    if (Array.isArray(value) && value.length > mostEntries)
      reading.tooLong[place] = [{ key: 'validation.arrayMaxSize', args: { a0: mostEntries } }];
    else if (nested && Array.isArray(value))
      members[name] = value.map((one: unknown, index) =>
        isRecord(one) ? pick(one, nested, `${place}.${index}.`, reading) : one,
      );
    else if (nested && isObject(value)) members[name] = pick(value, nested, `${place}.`, reading);
    else {
      const read = readText(value, text);
      members[name] = read.value;
      if (read.isRefused && reading.refusesControls) reading.refused[place] = [controlsIn(text)];
    }
  }
  return members;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is object => isObject(value) && !Array.isArray(value);

/**
 * The declared members of a class: those with a rule of class-validator. Its option `whitelist` keeps the same ones.
 */
function declaredBy(type: Type): readonly Declared[] {
  let members = known.get(type);
  if (!members) known.set(type, (members = readDeclared(type)));
  return members;
}

function readDeclared(type: Type): Declared[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))].map((name) => {
    const ofMember = rules.filter(({ propertyName }) => propertyName === name);
    const most = ofMember.find((rule) => rule.name === 'arrayMaxSize')?.constraints[0] as number | undefined;
    const isNested = ofMember.some((rule) => rule.type === 'nestedValidation');
    return {
      name,
      nested: isNested ? nestedClass(type, name) : null,
      mostEntries: Math.min(most ?? MAX_LIST, MAX_LIST),
      text: textRules(name, ofMember),
    };
  });
}

/**
 * The class given to `@Type()`. class-transformer does not expose it, so it is read from a transformed empty object.
 */
export function nestedClass(type: Type, name: string): Type | null {
  const instance = plainToInstance(type, { [name]: {} }) as Record<string, unknown>;
  const made = instance[name];
  return isRecord(made) && made.constructor !== Object ? (made.constructor as Type) : null;
}
