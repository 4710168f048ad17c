import type { Response } from 'express';
import type { Config } from '../../platform/config/config.js';
import { redirect } from '../../platform/http/redirect.js';

/**
 * After a form: on to a page of this shop, on the host that the form was read at.
 * @param path below BASE_URL, as `localPath` lets it through
 * @param notice key below `storefront.said`, shown on that page
 */
export function localRedirect(
  response: Response,
  { basePath }: Pick<Config, 'basePath'>,
  path: string,
  notice?: string,
): Promise<void> {
  const url = new URL(path, 'http://here');
  url.searchParams.delete('said');
  if (notice !== undefined) url.searchParams.set('said', notice);
  return redirect(response, 303, basePath + url.pathname + url.search + url.hash);
}
