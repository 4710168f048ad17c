import { fontFaces } from './fonts.js';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";

/**
 * The page as the browser gets it: what it may load, then the fonts, then the template's own. A parser takes all of it for one
 * document: the second doctype is ignored, and `<html lang>` still counts.
 */
export const sheetOf = async (html: string): Promise<string> =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>${await fontFaces()}</style>${html}`;
