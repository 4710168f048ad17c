import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DescribedError } from './describe-error.js';

/** An error to be shown to a reader. */
export interface Trouble {
  readonly thrown: unknown;
  readonly described: DescribedError;
  readonly request: Request;
}

export interface ErrorPageMaker {
  /** Whether this request is a browser's, so that it gets a page. */
  accepts(request: Request): boolean;
  /** The whole page, or null: the caller gets JSON. */
  make(trouble: Trouble): Promise<string | null>;
}

/** Registry of error pages: those who serve pages register how errors are rendered; otherwise they are JSON. */
@Injectable()
export class ErrorPages {
  private readonly makers: ErrorPageMaker[] = [];

  register(maker: ErrorPageMaker): void {
    this.makers.push(maker);
  }

  accepts(request: Request): boolean {
    return this.makers.some((maker) => maker.accepts(request));
  }

  async make(trouble: Trouble): Promise<string | null> {
    return this.makers.find((maker) => maker.accepts(trouble.request))?.make(trouble) ?? null;
  }
}
