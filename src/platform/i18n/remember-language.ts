import type { Request } from 'express';
import type { Config } from '../config/config.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The language of a `?lang=` that the page is shown in is that of the browser's next pages, too. */
export function rememberLanguage(request: Request, { https, basePath }: Pick<Config, 'https' | 'basePath'>): void {
  const { language } = request;
  if (request.query['lang'] !== language) return;
  request.res?.cookie('lang', language, { path: basePath || '/', sameSite: 'lax', secure: https, maxAge: YEAR_MS });
}
