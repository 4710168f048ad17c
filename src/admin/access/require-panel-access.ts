import type { Request, Response } from 'express';
import type { Caller } from '../../platform/access/caller.js';
import { redirect } from '../../platform/http/envelope/envelope.interceptor.js';
import { commonErrors } from '../../platform/errors/common-errors.js';

/**
 * Returns whether the caller may see the pages of the panel. Callers who are not logged in are redirected to the login
 * page, even from URLs that do not exist; the response is then sent, and the result is false.
 * @throws forbidden (403) to customers and tokens
 */
export async function requirePanelAccess(
  caller: Caller,
  request: Request,
  response: Response,
  basePath: string,
): Promise<boolean> {
  if (caller.kind === 'administrator') return true;
  if (caller.kind !== 'guest') throw commonErrors.forbidden();
  await redirect(response, 303, `${basePath}/admin/login?next=${encodeURIComponent(request.originalUrl)}`);
  return false;
}
