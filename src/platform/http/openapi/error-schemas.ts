import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownError } from '../../errors/define-errors.js';
import { ERROR_MEMBERS, membersAmong } from '../../errors/error-members.js';
import type { JsonSchema } from './json-schema.js';

/** Members that the bodies of all errors have. */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    message: { type: 'string', description: "Sentence for people, in the reader's language." },
    error: { type: 'string', description: 'The same as `message`.' },
    code: { $ref: '#/components/schemas/ErrorCode' },
    request_id: { type: 'string' },
    ...ERROR_MEMBERS,
  },
  required: ['success', 'message', 'error', 'code'],
};

/** Error codes that every operation can return. */
export const commonErrorCode = (codes: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: codes.filter((code) => knownError(code)!.givenBy),
  description: 'Codes that many operations return: authentication, malformed requests, limits and faults.',
});

export const errorCode = (codes: readonly string[]): JsonSchema => ({
  anyOf: [referenceTo('CommonErrorCode'), { type: 'string', enum: codes.filter((code) => !knownError(code)!.givenBy) }],
  description: 'Reason of a failure, for programs.',
});

/** `alias_taken` → `AliasTaken`. */
export const pascal = (words: string): string =>
  words.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `insufficient_stock` → `InsufficientStockError`. */
export const schemaName = (code: string): string => `${pascal(code.replace(/_error$/, ''))}Error`;

export const referenceTo = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** The body of one error: its code, and the members that it always has. */
export function schemaOf(code: string, example: JsonSchema): JsonSchema {
  const { details, hint, optional = [] } = knownError(code)!;
  const required = membersAmong(details).filter((name) => !optional.includes(name));
  return {
    allOf: [referenceTo('Error')],
    ...(hint && { description: hint }),
    properties: { code: { const: code } },
    ...(required.length > 0 && { required }),
    examples: [example],
  };
}

/** One of several errors; `code` tells which. */
export function unionOf(codes: readonly string[]): JsonSchema {
  const errors = codes.map((code) => [code, referenceTo(schemaName(code))] as const);
  return {
    oneOf: errors.map(([, reference]) => reference),
    discriminator: {
      propertyName: 'code',
      mapping: Object.fromEntries(errors.map(([code, { $ref }]) => [code, $ref])),
    },
  };
}

/** The English sentences of errors. */
export class ErrorTexts {
  /** @param folders of translations; the first one that contains the sentence is used */
  constructor(private readonly folders: readonly string[]) {}

  has(code: string): boolean {
    return this.sentenceOf(code) !== undefined;
  }

  /** Returns the sentence with its placeholders; undefined if the code has none. */
  sentenceOf(code: string): string | undefined {
    return this.sentence(knownError(code)!.i18nKey);
  }

  /** A body with the sentence of the code, filled with the details of its definition. */
  exampleOf(code: string): JsonSchema {
    const { i18nKey, details = {} } = knownError(code)!;
    // A plugin may have no translations.
    const message = (this.sentence(i18nKey) ?? i18nKey).replace(/\{(\w+)\}/g, (left, name: string) =>
      name in details ? String(details[name]) : left,
    );
    return {
      success: false,
      message,
      error: message,
      code,
      ...Object.fromEntries(membersAmong(details).map((name) => [name, details[name]])),
      request_id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
    };
  }

  private sentence(i18nKey: string): string | undefined {
    const [name, ...path] = i18nKey.split('.');
    const files = this.folders.map((folder) => join(folder, 'en', `${name}.json`)).filter((file) => existsSync(file));
    for (const file of files) {
      const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const found = path.reduce<unknown>((at, member) => (at as Record<string, unknown> | undefined)?.[member], texts);
      if (typeof found === 'string') return found;
    }
    return undefined;
  }
}
