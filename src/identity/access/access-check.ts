import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { operationsOf } from '../../platform/access/operations.js';

/** The start fails when an operation has no @Access. */
@Injectable()
export class AccessCheck implements OnApplicationBootstrap {
  constructor(private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const missing = operationsOf(this.modules).filter(({ admitted }) => admitted === null);
    if (missing.length > 0) throw new Error(`Without @Access: ${missing.map(({ handler }) => handler).join(', ')}`);
  }
}
