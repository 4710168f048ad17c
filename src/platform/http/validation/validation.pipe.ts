import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { FieldErrors } from '#kernel';
import { rememberMetadata } from './remember-metadata.js';

type Problems = Record<string, Array<{ key: string; args?: Record<string, unknown> }>>;

/** Single parameters reach their own pipes as they were sent: `0x1`, `1e0` and ` 1` are no ids. */
class UncoercingPipe extends ValidationPipe {
  /** No operation takes a list as its body; class-transformer would make a record of each of its entries. */
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && Array.isArray(value)) throw new FieldErrors({ body: [{ key: 'validation.isObject' }] });
    return super.transform(value, metadata);
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Checks bodies, queries and parameters: unknown members dropped, nothing coerced by type, every problem told at its field. */
export function validationPipe(): ValidationPipe {
  rememberMetadata();
  return new UncoercingPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: true,
    validationError: { target: true, value: false },
    exceptionFactory: (errors) => new FieldErrors(collect(errors)),
  });
}

function collect(errors: ValidationError[], path = '', problems: Problems = {}): Problems {
  for (const error of errors) {
    const field = path ? `${path}.${error.property}` : error.property;
    for (const constraint of Object.keys(error.constraints ?? {})) {
      (problems[field] ??= []).push({ key: `validation.${constraint}`, args: argumentsOf(error, constraint) });
    }
    collect(error.children ?? [], field, problems);
  }
  return problems;
}

/** A decorator's own arguments, e.g. the bound of `@Max(30)`, as `{0}`, `{1}` for the sentence. */
function argumentsOf(error: ValidationError, constraint: string): Record<string, unknown> {
  const target = (error.target as object | undefined)?.constructor;
  if (!target) return {};
  const metadata = getMetadataStorage()
    .getTargetValidationMetadatas(target, '', false, false)
    .find((entry) => entry.propertyName === error.property && entry.name === constraint);
  const values = (metadata?.constraints ?? []) as unknown[];
  return Object.fromEntries(values.map((value, index) => [`a${index}`, Array.isArray(value) ? value.join(', ') : value]));
}
