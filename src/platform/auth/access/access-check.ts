import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Operations } from './operations.js';

/** The start fails when an operation does not say who may call it. */
@Injectable()
export class AccessCheck implements OnApplicationBootstrap {
  constructor(private readonly operations: Operations) {}

  onApplicationBootstrap(): void {
    const silent = this.operations.all().filter(({ admitted }) => admitted === null);
    if (silent.length > 0) throw new Error(`Without @Access: ${silent.map(({ handler }) => handler).join(', ')}`);
  }
}
