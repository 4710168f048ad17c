import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';

/** A form that another module handles, and its page. */
export interface RefusedForm {
  /** Path below BASE_URL that the form is sent to. */
  readonly path: string;
  /** The page again, with entries and errors; null when it cannot be corrected there. */
  show(request: Request, described: DescribedError): Promise<string | null>;
}

/** Registry of pages whose forms another module handles and may refuse. */
@Injectable()
export class RefusedForms {
  private readonly forms: RefusedForm[] = [];

  register(form: RefusedForm): void {
    this.forms.push(form);
  }

  at(path: string): RefusedForm | null {
    return this.forms.find((form) => form.path === path) ?? null;
  }
}
