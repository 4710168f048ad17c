import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, Request, Response, NextFunction } from 'express';
import { commonErrors } from '../../errors/common-errors.js';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** Behind every route: 405 with `Allow` where the address is known and the method is not, else 404. */
@Injectable()
export class UnknownPaths implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Nest has set up the routes by now, and not yet its own answer for what none of them took. */
  onModuleInit(): void {
    const express = this.host.httpAdapter?.getInstance<Express | undefined>();
    express?.use((request: Request, response: Response, next: NextFunction) => {
      const methods = allowedMethods(express, request.path);
      if (methods.length === 0) return next(commonErrors.not_found());
      if (request.method !== 'OPTIONS') return next(commonErrors.method_not_allowed({ allow: methods.join(', ') }));
      response.setHeader('Allow', methods.join(', '));
      response.status(204).end();
    });
  }
}

function allowedMethods(express: Express, path: string): string[] {
  const layers = (express.router as unknown as { stack: Layer[] }).stack.filter(({ route }) => route !== undefined);
  const methods = new Set(
    layers.filter((layer) => layer.match(path)).flatMap(({ route }) => Object.keys(route!.methods)),
  );
  methods.delete('_all');
  if (methods.has('get')) methods.add('head');
  if (methods.size > 0) methods.add('options');
  return [...methods].map((method) => method.toUpperCase()).sort();
}
