import type { Response } from 'express';
import type { Config } from '../../platform/config/config.js';
import { localRedirect } from './local-redirect.js';

/** What a form leads to: another page, or the page of the form again, with what was wrong. */
export type FormAnswer =
  { readonly to: string; readonly notice?: string } | { readonly status: number; readonly html: string };

/** Sends the redirect, or answers the page. */
export async function answerForm(
  response: Response,
  config: Pick<Config, 'basePath'>,
  answer: FormAnswer,
): Promise<string | undefined> {
  if ('to' in answer) {
    await localRedirect(response, config, answer.to, answer.notice);
    return undefined;
  }
  response.status(answer.status);
  return answer.html;
}
