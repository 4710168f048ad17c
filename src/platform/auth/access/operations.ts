import { Injectable, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type Admitted } from '../../http/caller/access.decorator.js';

export interface Operation {
  readonly method: string;
  /** As written at the controller, e.g. `/api/orders/:id`. */
  readonly path: string;
  /** null when the handler says nothing. */
  readonly admitted: readonly Admitted[] | null;
  /** Class and method, for messages. */
  readonly handler: string;
}

/** Every operation of every controller. */
@Injectable()
export class Operations {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  all(): Operation[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, (...args: unknown[]) => unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => this.of(metatype, prototype[name]!, name));
    });
  }

  private of(controller: Function, handler: (...args: unknown[]) => unknown, name: string): Operation[] {
    const verb = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
    if (verb === undefined) return [];
    const admitted = this.reflector.getAllAndOverride<Admitted[] | undefined>(ACCESS, [handler, controller as never]) ?? null;
    return listOf(Reflect.getMetadata('path', controller)).flatMap((base) =>
      listOf(Reflect.getMetadata('path', handler)).map((path) => ({
        method: RequestMethod[verb]!,
        path: `/${[base, path].flatMap((part) => part.split('/')).filter(Boolean).join('/')}`,
        admitted,
        handler: `${controller.name}.${name}`,
      })));
  }
}

const listOf = (path: unknown): string[] => (Array.isArray(path) ? path.map(String) : [String(path ?? '')]);
