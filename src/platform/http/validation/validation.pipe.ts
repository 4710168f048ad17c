import {
  type Type,
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
  type ValidationPipeOptions,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import { FieldErrors, type FieldError } from '#kernel';
import { commonErrors } from '../../errors/common-errors.js';
import { MAX_FIELD_ERRORS } from '../errors/describe-error.js';
import { declaredMembers, type Problems } from './declared-members.js';
import { fieldError } from './field-error.js';
import { withAmountsIn } from './money.validator.js';

/** Passes single parameters to their own pipes unchanged, because `0x1`, `1e0` and ` 1` are not valid ids. */
class UncoercingPipe extends ValidationPipe {
  constructor(
    private readonly currency: string | undefined,
    options: ValidationPipeOptions,
  ) {
    super(options);
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // No operation takes a list as its body; class-transformer would convert each entry to a record.
    if (metadata.type === 'body' && Array.isArray(value))
      throw new FieldErrors({ body: [{ key: 'validation.isObject' }] });
    if (typeof value !== 'object' || value === null || !this.toValidate(metadata)) {
      if (metadata.type === 'query' && metadata.data !== undefined) refuseNul(value);
      return this.validated(value, metadata, {});
    }
    const { members, refused } = declaredMembers(value, metadata.metatype as Type, metadata.type !== 'query');
    if (metadata.type === 'query') refuseNul(members);
    return this.validated(members, metadata, refused);
  }

  /** @throws FieldErrors with the invalid fields and those in `refused` */
  private async validated(value: unknown, metadata: ArgumentMetadata, refused: Problems): Promise<unknown> {
    const work = withAmountsIn(this.currency, () => super.transform(value, metadata) as Promise<unknown>);
    if (Object.keys(refused).length === 0) return work;
    const invalid = await work.then(
      () => ({}),
      (error: unknown) => {
        if (error instanceof FieldErrors) return error.fields;
        throw error;
      },
    );
    throw new FieldErrors({ ...invalid, ...refused });
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/**
 * Refuses NUL in declared parameters. Parameters that no operation declares are ignored and may contain it.
 * @throws DomainError `unreadable_body`
 */
function refuseNul(read: unknown): void {
  const texts = typeof read === 'object' && read !== null ? Object.values(read).flat() : [read];
  if (texts.some((text) => typeof text === 'string' && text.includes('\0'))) throw commonErrors.unreadable_body();
}

/**
 * Validates bodies, queries and parameters: drops unknown members, converts no types, and reports up to
 * MAX_FIELD_ERRORS problems at their fields.
 * @param currency of amounts (ISO 4217); without it, a body with amounts is an error
 */
export function validationPipe(currency?: string): ValidationPipe {
  return new UncoercingPipe(currency, {
    whitelist: true,
    transform: true,
    forbidUnknownValues: true,
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => new FieldErrors(collect(errors)),
  });
}

function collect(errors: ValidationError[], path = '', problems: Problems = {}): Problems {
  for (const error of errors) {
    if (Object.keys(problems).length >= MAX_FIELD_ERRORS) break;
    const field = path ? `${path}.${error.property}` : error.property;
    const problem = fieldError(error);
    const ofEntries = Array.isArray(error.value) && (error.children ?? []).length > 0;
    if (problem && !(ofEntries && isOfKind(problem))) problems[field] = [problem];
    // The members of a value of the wrong type are not reported.
    if (!problem || ofEntries || !isOfKind(problem)) collect(error.children ?? [], field, problems);
  }
  return problems;
}

const isOfKind = ({ key }: FieldError): boolean =>
  ['validation.isArray', 'validation.isObject', 'validation.nestedValidation'].includes(key);

const LARGEST = 2_147_483_647;

/** An id in a URL. An invalid id matches no record, so it is answered with 404. */
@Injectable()
export class RecordIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
    if (id === 0 || id > LARGEST) throw commonErrors.not_found();
    return id;
  }
}
