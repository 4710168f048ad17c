import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DescribedError } from './describe-error.js';

/** An error that is to be told to a reader. */
export interface Trouble {
  readonly thrown: unknown;
  readonly described: DescribedError;
  readonly request: Request;
}

export interface ErrorPageMaker {
  /** Whether this request is a browser's, so that it gets a page. */
  wants(request: Request): boolean;
  /** The whole page, or null: the caller gets JSON. */
  make(trouble: Trouble): Promise<string | null>;
}

/** Where whoever shows pages says how an error looks in one; what nobody wants is JSON. */
@Injectable()
export class ErrorPages {
  private readonly makers: ErrorPageMaker[] = [];

  register(maker: ErrorPageMaker): void {
    this.makers.push(maker);
  }

  wants(request: Request): boolean {
    return this.makers.some((maker) => maker.wants(request));
  }

  async make(trouble: Trouble): Promise<string | null> {
    return this.makers.find((maker) => maker.wants(trouble.request))?.make(trouble) ?? null;
  }
}
