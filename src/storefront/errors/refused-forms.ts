import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';

/** A form that another module answers, and the page that it stands on. */
export interface RefusedForm {
  /** Path below BASE_URL that the form is sent to. */
  readonly path: string;
  /** The page again, with what was typed and what is wrong; null when it cannot be mended there. */
  show(request: Request, described: DescribedError): Promise<string | null>;
}

/** Where a page says how it looks after its form was refused by somebody else. */
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
