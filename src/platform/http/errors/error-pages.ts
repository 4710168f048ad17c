import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DescribedError } from './describe-error.js';

/** An error to be shown as a page. */
export interface Trouble {
  readonly thrown: unknown;
  readonly described: DescribedError;
  readonly request: Request;
}

export interface ErrorPageMaker {
  /** Whether the request comes from a browser, which gets a page. */
  accepts(request: Request): boolean;
  /** Renders the page; null: the caller gets JSON. */
  make(trouble: Trouble): Promise<string | null>;
}

/** Registry of error pages: modules that serve pages register how to render errors. Without them, errors are JSON. */
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
