import type { Response } from 'express';

const TOKEN_MAX = 100;

/** The token of a mailed link, as the address or a form sent it; '' for what cannot be one. */
export const textOf = (sent: unknown): string => (typeof sent === 'string' && sent.length <= TOKEN_MAX ? sent : '');

/**
 * The link's token leaves in no `Referer`, not to this site either. Not `no-referrer`: with it browsers send `Origin:
 * null` on the form.
 */
export const hideAddress = (response: Response): unknown => response.set('Referrer-Policy', 'strict-origin');
