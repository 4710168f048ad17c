import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';

/** A form that another module processes, and its page. */
export interface RefusedForm {
  /** Path of the form's action, below BASE_URL. */
  readonly path: string;
  /** Shows the page again with entries and errors; null if the error cannot be corrected there. */
  show(request: Request, described: DescribedError): Promise<string | null>;
}

/** Registry of pages whose forms are processed, and possibly refused, by other modules. */
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
