import type { AccessLine } from '../../access/access-table.js';
import type { GivenBy } from '../../errors/define-errors.js';
import { ERROR_CODES, PROTOCOL, REQUEST, type Protocol } from './documented.decorator.js';
import type { ErrorResponses } from './error-responses.js';
import { jsonRequestOf, type DocumentedOperation, type Parameter } from './operations.js';
import {
  ACCEPT_LANGUAGE,
  headersOf,
  isCommonSecurity,
  NOT_MODIFIED,
  securityOf,
  type CalledOperation,
} from './protocol.js';

/** Adds to an operation its errors, headers, ways to authenticate, and allowed callers. */
export function completeOperation(
  { method, path, operation }: DocumentedOperation,
  access: AccessLine | undefined,
  failures: ErrorResponses,
): void {
  const { responses, parameters = [] } = operation;
  parameters.forEach(completeParameter);
  // responses without a description are Nest's default status without content
  for (const status of Object.keys(responses))
    if (Number(status) < 300 && !responses[status]!.content && Object.keys(responses).length > 1)
      delete responses[status];
  const codes = (operation[ERROR_CODES] as string[] | undefined) ?? [];
  delete operation[ERROR_CODES];
  const protocol = (operation[PROTOCOL] as Protocol | undefined) ?? {};
  delete operation[PROTOCOL];
  const request = jsonRequestOf({ method, path, operation });
  if (request && REQUEST in operation) request.example = operation[REQUEST];
  delete operation[REQUEST];
  const failed = failures.of(operation.operationId ?? '', codes, givenBy(method, operation, access));
  const admitted = access?.admitted ?? [];
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key');
  operation.parameters = [...parameters, ACCEPT_LANGUAGE];
  const called: CalledOperation = { method, protocol, admitted, isIdempotent };
  const headers = headersOf(called);
  for (const [status, response] of Object.entries(responses))
    if (Object.keys(headers).length > 0)
      responses[status] = { ...response, headers: { ...response.headers, ...headers } };
  operation.responses = { ...responses, ...('ETag' in headers && NOT_MODIFIED), ...failed };
  const security = securityOf(called);
  if (!isCommonSecurity(security)) operation.security = security;
  if (!admitted.includes('anyone')) operation['x-admitted'] = admitted;
}

/** Omits `required: false` (the default). Numeric path parameters are ids. */
function completeParameter(parameter: Parameter): void {
  if (parameter.in !== 'path' && (!parameter.required || parameter.schema?.default !== undefined))
    delete parameter.required;
  if (parameter.in === 'path' && parameter.schema?.type === 'number')
    Object.assign(parameter.schema, { type: 'integer', minimum: 1 });
}

function givenBy(
  method: string,
  { requestBody, parameters = [] }: DocumentedOperation['operation'],
  access: AccessLine | undefined,
): Set<GivenBy> {
  const writes = method !== 'get';
  return new Set<GivenBy>([
    'all',
    ...(writes ? (['writes'] as const) : []),
    ...(requestBody || writes ? (['bodies'] as const) : []),
    ...(access && !access.admitted.includes('anyone') ? (['restricted'] as const) : []),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? (['idempotent'] as const) : []),
    ...(access?.needsProof ? (['proven'] as const) : []),
  ]);
}
