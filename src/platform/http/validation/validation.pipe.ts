import { ValidationPipe, type ArgumentMetadata, type Type, type ValidationError } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { FieldErrors } from '#kernel';
import { commonErrors } from '../../errors/common-errors.js';
import { MAX_FIELD_ERRORS } from '../errors/describe-error.js';
import { declaredMembers } from './declared-members.js';

type Problems = Record<string, Array<{ key: string; args?: Record<string, unknown> }>>;

/** Single parameters reach their own pipes as they were sent: `0x1`, `1e0` and ` 1` are no ids. */
class UncoercingPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // no operation takes a list as its body; class-transformer would make a record of each of its entries
    if (metadata.type === 'body' && Array.isArray(value))
      throw new FieldErrors({ body: [{ key: 'validation.isObject' }] });
    const read =
      typeof value === 'object' && value !== null && this.toValidate(metadata)
        ? declaredMembers(value, metadata.metatype as Type)
        : value;
    if (metadata.type === 'query' && (metadata.data !== undefined || read !== value)) refuseNul(read);
    return super.transform(read, metadata);
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/**
 * Parameters that no operation declares may contain one, as unknown parameters are ignored.
 * @throws DomainError `unreadable_body`
 */
function refuseNul(read: unknown): void {
  const texts = typeof read === 'object' && read !== null ? Object.values(read).flat() : [read];
  if (texts.some((text) => typeof text === 'string' && text.includes('\0'))) throw commonErrors.unreadable_body();
}

/**
 * Checks bodies, queries and parameters: unknown members dropped, nothing coerced by type, problems reported at their
 * fields, up to MAX_FIELD_ERRORS.
 */
export function validationPipe(): ValidationPipe {
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
    if (Object.keys(problems).length >= MAX_FIELD_ERRORS) break;
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
  return Object.fromEntries(
    values.map((value, index) => [`a${index}`, Array.isArray(value) ? value.join(', ') : value]),
  );
}
