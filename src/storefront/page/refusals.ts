import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { describeError, type DescribedError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/i18n.module.js';

/** Statuses of errors that a user can correct, or wait for, on the page of the form. */
const MENDABLE = [400, 401, 403, 409, 422, 429];

/** Describes a refusal of a use case for the page of its form. */
@Injectable()
export class Refusals {
  constructor(private readonly messages: Messages) {}

  /**
   * Status, message, `errors` by field.
   * @throws the error itself if it cannot be corrected in a form
   */
  of(error: unknown, request: Request): DescribedError {
    const described = describeError(error, (key, args) => this.messages.translate(request.language, key, args));
    if (!MENDABLE.includes(described.status)) throw error;
    return described;
  }
}
