import type { AccessLine } from '../../access/access-table.js';
import { ERROR_CODES, PROTOCOL, REQUEST, type Protocol } from './documented.decorator.js';
import type { ErrorResponses } from './error-responses.js';
import { givenBy, impossibleErrors } from './given-by.js';
import { parametersOf } from './operation-parameters.js';
import { jsonRequestOf, type DocumentedOperation } from './operations.js';
import { headersOf, isCommonSecurity, NOT_MODIFIED, securityOf, type CalledOperation } from './protocol.js';

/** Adds to an operation its errors, headers, ways to authenticate, and allowed callers. */
export function completeOperation(
  { method, path, operation }: DocumentedOperation,
  access: AccessLine | undefined,
  failures: ErrorResponses,
): void {
  const { responses, parameters = [] } = operation;
  // Nest adds its default status without content. It is removed if the operation declares another status.
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
  const given = givenBy(operation, access);
  const failed = failures.of(operation.operationId ?? '', codes, given, impossibleErrors(access));
  const admitted = access?.admitted ?? [];
  operation.parameters = parametersOf(parameters, protocol);
  const called: CalledOperation = { method, protocol, admitted, isIdempotent: given.has('idempotent') };
  const headers = headersOf(called);
  for (const [status, response] of Object.entries(responses))
    if (Object.keys(headers).length > 0)
      responses[status] = { ...response, headers: { ...response.headers, ...headers } };
  operation.responses = { ...responses, ...('ETag' in headers && NOT_MODIFIED), ...failed };
  const security = securityOf(called);
  if (!isCommonSecurity(security)) operation.security = security;
  if (!admitted.includes('anyone')) operation['x-admitted'] = admitted;
}
