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

/** Where whoever shows pages says how an error looks in one; without it every error is JSON. */
@Injectable()
export class ErrorPages {
  private maker: ErrorPageMaker | null = null;

  register(maker: ErrorPageMaker): void {
    this.maker = maker;
  }

  wants(request: Request): boolean {
    return this.maker?.wants(request) ?? false;
  }

  async make(trouble: Trouble): Promise<string | null> {
    return this.maker?.make(trouble) ?? null;
  }
}
