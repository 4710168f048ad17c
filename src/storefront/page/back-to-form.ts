import type { Request, Response } from 'express';
import type { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { localRedirect } from './local-redirect.js';

/**
 * An address that only a form is sent to, opened by hand: browsers are redirected to the form, other clients get 405.
 * @throws method_not_allowed
 */
export async function backToForm(
  { request, response, config }: { request: Request; response: Response; config: Config },
  form: string,
): Promise<void> {
  if (request.accepts(['json', 'html']) !== 'html') throw commonErrors.method_not_allowed({ allow: 'OPTIONS, POST' });
  return localRedirect(response, config, form);
}
