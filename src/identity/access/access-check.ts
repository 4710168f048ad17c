import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { operationsOf } from '../../platform/access/operations.js';

/** The start fails when an operation does not say who may call it. */
@Injectable()
export class AccessCheck implements OnApplicationBootstrap {
  constructor(private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const silent = operationsOf(this.modules).filter(({ admitted }) => admitted === null);
    if (silent.length > 0) throw new Error(`Without @Access: ${silent.map(({ handler }) => handler).join(', ')}`);
  }
}
