import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { commonErrors } from '../../platform/http/errors/common-errors.js';

/** The id in the address. @throws not_found (404) for what cannot be one */
export const RecordId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const text = String(context.switchToHttp().getRequest<Request>().params['id']);
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw commonErrors.not_found();
  return id;
});
