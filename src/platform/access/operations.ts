import { RequestMethod, type Type } from '@nestjs/common';
import { MetadataScanner, Reflector, type ModulesContainer } from '@nestjs/core';
import {
  ACCESS,
  type Admitted,
  PAGE_FOR,
  type PageOwner,
  FRESH_PROOF,
  REFUSES_CUSTOMERS,
  WITHOUT_SECOND_FACTOR,
} from './access.decorator.js';

export interface Operation {
  readonly method: string;
  /** Path as written at the controller, e.g. `/api/orders/:id`. */
  readonly path: string;
  /** Null if the handler has no such metadata. */
  readonly admitted: readonly Admitted[] | null;
  /** The page's visitors, if it redirects guests to the login; otherwise null. */
  readonly pageFor: PageOwner | null;
  /** Sessions need a recent proof of identity (see `NeedsFreshProof`). */
  readonly needsProof: boolean;
  /** Open to administrators who must set up a second factor first (see `WithoutSecondFactor`). */
  readonly opensWithoutSecondFactor: boolean;
  /** The handler refuses customers itself, with 403 or 404. */
  readonly refusesCustomers: boolean;
  /** The body is a form with a file: `@ApiConsumes('multipart/form-data')`. */
  readonly takesUpload: boolean;
  /** The operation receives the bytes of its body, of any type: `@ApiConsumes(ANY_BODY)`. */
  readonly takesAnyBody: boolean;
  readonly controller: Type;
  /** Name of the controller's method. */
  readonly member: string;
  /** Class and method, for error messages. */
  readonly handler: string;
}

type Handler = (...args: unknown[]) => unknown;

/** `@ApiConsumes(ANY_BODY)`: the operation receives the bytes of its body, whatever their type. */
export const ANY_BODY = '*/*';

/** Whether the handler has `@ApiConsumes(ANY_BODY)`. */
export const takesAnyBody = (handler: object): boolean =>
  (Reflect.getMetadata('swagger/apiConsumes', handler) as string[] | undefined)?.includes(ANY_BODY) ?? false;

const scanner = new MetadataScanner();
const reflector = new Reflector();

/** Every operation of every controller, read from metadata, so that no controller has to be instantiated. */
export function operationsOf(modules: ModulesContainer): Operation[] {
  const controllers = [...modules.values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return [...new Set(controllers)].flatMap((controller) => {
    const prototype = controller.prototype as Record<string, Handler>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => operationOf(controller, prototype[name]!, name));
  });
}

function operationOf(controller: Type, handler: Handler, name: string): Operation[] {
  const verb = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
  if (verb === undefined) return [];
  const admitted = reflector.getAllAndOverride<Admitted[] | undefined>(ACCESS, [handler, controller]) ?? null;
  const pageFor = reflector.getAllAndOverride<PageOwner | undefined>(PAGE_FOR, [handler, controller]) ?? null;
  const needsProof = reflector.getAllAndOverride<true | undefined>(FRESH_PROOF, [handler, controller]) ?? false;
  const opensWithoutSecondFactor =
    reflector.getAllAndOverride<true | undefined>(WITHOUT_SECOND_FACTOR, [handler, controller]) ?? false;
  const refusesCustomers =
    reflector.getAllAndOverride<true | undefined>(REFUSES_CUSTOMERS, [handler, controller]) ?? false;
  const consumed = Reflect.getMetadata('swagger/apiConsumes', handler) as string[] | undefined;
  const takesUpload = consumed?.includes('multipart/form-data') ?? false;
  return listOf(Reflect.getMetadata('path', controller)).flatMap((base) =>
    listOf(Reflect.getMetadata('path', handler)).map((path) => ({
      method: RequestMethod[verb]!,
      path: `/${[base, path]
        .flatMap((part) => part.split('/'))
        .filter(Boolean)
        .join('/')}`,
      admitted,
      pageFor,
      needsProof,
      opensWithoutSecondFactor,
      refusesCustomers,
      takesUpload,
      takesAnyBody: takesAnyBody(handler),
      controller,
      member: name,
      handler: `${controller.name}.${name}`,
    })),
  );
}

const listOf = (path: unknown): string[] =>
  Array.isArray(path) ? path.map(String) : [typeof path === 'string' ? path : ''];
