import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { isCleanText } from '../../../platform/http/validation/clean-text.validator.js';

type Check = (value: unknown) => boolean;

function rule(name: string, constraints: unknown[], check: Check): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: property as string,
      constraints,
      validator: { validate: (value: unknown, _: ValidationArguments) => check(value), defaultMessage: () => name },
    });
  };
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{color: "red"}`: 1 to 10 text values by attribute. */
export const IsAttributeMap = (): PropertyDecorator =>
  rule('attributeMap', [10], (value) => {
    if (!isPlainObject(value)) return false;
    const entries = Object.entries(value);
    return (
      entries.length >= 1 &&
      entries.length <= 10 &&
      entries.every(([name, text]) => isCleanText(name, 1, 64) && isCleanText(text, 1, 255))
    );
  });

/** A JSON object of at most `max` characters. */
export const IsJsonObject = (max: number): PropertyDecorator =>
  rule('jsonObject', [max], (value) => {
    if (!isPlainObject(value)) return false;
    const text = JSON.stringify(value);
    // JSON.stringify writes NUL and unpaired surrogates, which PostgreSQL refuses, as \u escapes
    return text.length <= max && !/(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f])/.test(text);
  });

/** 1, 0, true or false in a body. */
export const IsFlag = (): PropertyDecorator =>
  applyDecorators(
    rule('isFlag', [], (value) => [0, 1, true, false].includes(value as never)),
    ApiProperty({ anyOf: [{ type: 'integer', enum: [0, 1] }, { type: 'boolean' }] }),
  );

/** A percentage above -100 and up to 1000, not 0, with at most three decimal places. */
export const IsPriceChange = (): PropertyDecorator =>
  rule(
    'isPriceChange',
    [3],
    (value) =>
      typeof value === 'number' &&
      value > -100 &&
      value !== 0 &&
      value <= 1000 &&
      /^-?\d+(?:\.\d{1,3})?$/.test(String(value)),
  );

/** A URL, or a path on this site; nothing that a browser would execute. */
export const IsImage = (): PropertyDecorator =>
  rule(
    'isImage',
    [2000],
    (value) =>
      isCleanText(value, 1, 2000) && (/^https?:\/\/[^\s<>"'\\]+$/.test(value) || /^[^\s:<>"'\\]+$/.test(value)),
  );

/** `{en, uk, ru}` with short texts; languages may be missing. */
export const IsLabels = (): PropertyDecorator => rule('isLabels', [255], isLabels);

/** Labels by value; at most 1000 values. */
export const IsValueLabels = (): PropertyDecorator =>
  rule(
    'isLabels',
    [255],
    (value) =>
      isPlainObject(value) &&
      Object.keys(value).length <= 1000 &&
      Object.entries(value).every(([name, labels]) => isCleanText(name, 1, 255) && isLabels(labels)),
  );

/** Colors by value: `#rrggbb`; at most 1000 values. */
export const IsValueColors = (): PropertyDecorator =>
  rule(
    'isColors',
    [],
    (value) =>
      isPlainObject(value) &&
      Object.keys(value).length <= 1000 &&
      Object.entries(value).every(
        ([name, color]) => isCleanText(name, 1, 255) && typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color),
      ),
  );

function isLabels(value: unknown): boolean {
  return (
    isPlainObject(value) &&
    Object.entries(value).every(
      ([language, text]) => ['en', 'uk', 'ru'].includes(language) && isCleanText(text, 0, 255),
    )
  );
}
