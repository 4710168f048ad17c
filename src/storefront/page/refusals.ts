import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { describeError, type DescribedError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/messages.js';

/** What a person can mend, or wait for, on the page where the form stands. */
const MENDABLE = [400, 401, 403, 409, 422, 429];

/** Turns what a use case refused into words for the page of the form that asked for it. */
@Injectable()
export class Refusals {
  constructor(private readonly messages: Messages) {}

  /** Status, sentence, `errors` by field. @throws the error itself when no form can mend it */
  of(error: unknown, request: Request): DescribedError {
    const described = describeError(error, (key, args) => this.messages.say(request.language, key, args));
    if (!MENDABLE.includes(described.status)) throw error;
    return described;
  }
}
