import type { Response } from 'express';

const TOKEN_MAX = 100;

/** The token of a mailed link from the URL or a form; '' if it is not a text. */
export const textOf = (sent: unknown): string => (typeof sent === 'string' && sent.length <= TOKEN_MAX ? sent : '');

/**
 * Keeps the token in the URL out of `Referer`, also within this site. Not `no-referrer`: browsers would send `Origin:
 * null` with the form.
 */
export const hideAddress = (response: Response): unknown => response.set('Referrer-Policy', 'strict-origin');
