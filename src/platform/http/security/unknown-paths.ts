import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost, ModulesContainer } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { operationsOf } from '../../access/operations.js';
import { Config } from '../../config/config.js';
import { commonErrors } from '../../errors/common-errors.js';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
}

/** Answers requests that no route has taken: 405 with `Allow` if the path exists with another method, else 404. */
@Injectable()
export class UnknownPaths implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly modules: ModulesContainer,
    private readonly config: Config,
  ) {}

  /** Runs after Nest has set up the routes, and before it adds its own answer to unknown paths. */
  onModuleInit(): void {
    const routes = operationsOf(this.modules).map(({ method, path }) => ({
      method,
      pattern: patternOf(this.config.basePath + path),
    }));
    // An application context without a server has no adapter.
    (this.host.httpAdapter as HttpAdapterHost['httpAdapter'] | undefined)?.use(
      (request: Request, response: Response, next: NextFunction) => {
        const methods = allowedMethods(routes, request.path);
        if (methods.length === 0) return next(commonErrors.not_found());
        if (request.method !== 'OPTIONS') return next(commonErrors.method_not_allowed({ allow: methods.join(', ') }));
        response.setHeader('Allow', methods.join(', '));
        response.status(204).end();
      },
    );
  }
}

/**
 * Regular expression of a route's path: `:id` matches one segment, `*place` the rest; capitals and a trailing slash are
 * ignored.
 */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+?()[\]^$|\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*\w+/g, '.+')}/?$`,
    'i',
  );

function allowedMethods(routes: readonly Route[], path: string): string[] {
  const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  if (methods.size > 0) methods.add('OPTIONS');
  return [...methods].sort();
}
