import type { Type } from '@nestjs/common';
import { leastRole } from '../../access/caller.js';
import type { AccessLine } from '../../access/access-table.js';
import type { ErrorCode, GivenBy } from '../../errors/define-errors.js';
import { ACCOUNT_THROTTLED, READ_COST, STORES_NOTHING, THROTTLED } from '../../throttle/throttle.decorator.js';
import type { DocumentedOperation } from './operations.js';
import { parameterTypes, requestClasses } from './request-classes.js';

type Described = DocumentedOperation['operation'];

/** Which general errors an operation can return, from what its handler declares. */
export function givenBy(operation: Described, access: AccessLine | undefined): ReadonlySet<GivenBy> {
  if (!access) return new Set(['all']);
  const isUnsafe = access.method !== 'GET';
  const types = requestTypes(access);
  const { parameters = [], requestBody } = operation;
  const hasBody = isUnsafe || requestBody !== undefined;
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key');
  const kinds: Readonly<Record<GivenBy, boolean>> = {
    all: true,
    // A payment provider may send its own secret as a bearer token.
    identified: !access.takesAnyBody,
    ...restrictions(access),
    proven: access.needsProof,
    writes: isUnsafe,
    bodies: hasBody,
    parsed: hasBody && !access.takesAnyBody,
    validated: types.length > 0 || (requestBody !== undefined && !access.takesAnyBody) || isIdempotent,
    limited: isLimited(access, isUnsafe),
    idempotent: isIdempotent,
  };
  return new Set((Object.keys(kinds) as GivenBy[]).filter((kind) => kinds[kind]));
}

/** Codes that an operation cannot return, although other operations of its kinds can. */
export function impossibleErrors(access: AccessLine | undefined): ErrorCode[] {
  if (!access) return [];
  const { admitted, opensWithoutSecondFactor, takesAnyBody } = access;
  return [
    ...(opensWithoutSecondFactor ? (['second_factor_setup_required'] as const) : []),
    // An operation for customers and others admits every account that is logged in. Tokens have their own error.
    ...(admitted.includes('customer') && admitted.length > 1 ? (['forbidden'] as const) : []),
    // Payment providers call these operations from other sites.
    ...(takesAnyBody ? (['cross_site_request'] as const) : []),
  ];
}

function restrictions({ admitted }: AccessLine): Record<'restricted' | 'managers' | 'owners', boolean> {
  const restricted = !admitted.includes('anyone');
  const role = leastRole(admitted);
  return { restricted, managers: restricted && role === 'manager', owners: restricted && role === 'owner' };
}

/** Classes of the query and the body, and those nested in them. */
const requestTypes = ({ controller, member }: AccessLine): Type[] => [
  ...requestClasses(parameterTypes(controller, member)),
];

function isLimited({ controller, member }: AccessLine, isUnsafe: boolean): boolean {
  const handler = (controller.prototype as Record<string, object>)[member]!;
  const has = (key: symbol): boolean => Reflect.hasMetadata(key, handler) || Reflect.hasMetadata(key, controller);
  return (isUnsafe && !has(STORES_NOTHING)) || [READ_COST, THROTTLED, ACCOUNT_THROTTLED].some(has);
}
