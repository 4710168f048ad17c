import type { Request, Response } from 'express';
import type { Caller } from '../../platform/access/caller.js';
import { redirect } from '../../platform/http/envelope/envelope.interceptor.js';
import { commonErrors } from '../../platform/errors/common-errors.js';

/**
 * Whether the caller may see a page of the panel. Callers without a login are redirected to it, whatever the URL names;
 * the response is then complete (false).
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
