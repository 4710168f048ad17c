import { withoutDirectionControls } from '#kernel';

export interface Dress {
  readonly nonce: string;
  /** Text for browsers without JavaScript. */
  readonly noScript: string;
  /** Hash of an asset for its URL. */
  readonly hashOf: (name: string) => string | null;
  /** URL of the panel's folder of assets, with a trailing `/`. */
  readonly assets: string;
}

const FONT = /\s*<link rel="stylesheet" href="https:\/\/fonts\.googleapis\.com[^>]*>/;
const STYLE = /\s*<style>[\s\S]*?<\/style>/;
const STATE = 'window.REDUX_STATE = ';
const AFTER_STATE = ';\n        window.THEME = ';

/**
 * Adapts the page of AdminJS to the shop's Content-Security-Policy: a nonce for its inline scripts, escaped state,
 * nothing from other sites, assets by the hash of their content, the shop's stylesheet instead of its own.
 * @throws Error if the page differs from the expected one, e.g. after an upgrade of AdminJS
 */
export function dressPage(html: string, { nonce, noScript, hashOf, assets }: Dress): string {
  const start = html.indexOf(STATE) + STATE.length;
  const end = html.lastIndexOf(AFTER_STATE);
  if (
    start < STATE.length ||
    end < start ||
    !FONT.test(html) ||
    !STYLE.test(html) ||
    !html.includes('<div id="app" />')
  ) {
    throw new Error('The page of this version of AdminJS is another than the one known.');
  }
  const head = html.slice(0, start);
  const tail = html.slice(end);
  const dressed = (part: string): string =>
    part
      .replace(FONT, '')
      .replace(
        STYLE,
        [
          '',
          `<link rel="stylesheet" href="${assets}components.bundle.css?v=${hashOf('components.bundle.css')}">`,
          `<link rel="icon" type="image/svg+xml" href="${assets}icon.svg?v=${hashOf('icon.svg')}">`,
          '<meta name="robots" content="noindex">',
        ].join('\n      '),
      )
      .replace(/<script>/g, `<script nonce="${nonce}">`)
      .replace(/<html lang=(\w+)>/, '<html lang="$1">')
      .replace('<meta charset="utf-8">', '')
      .replace('<head>', '<head>\n      <meta charset="utf-8">')
      .replace(
        /src="[^"]*\/frontend\/assets\/([\w.-]+)"/g,
        (_, name: string) => `src="${assets}${name}?v=${hashOf(name)}"`,
      )
      .replace('window.THEME = ', `window.__webpack_nonce__ = "${nonce}";\n        window.THEME = `)
      .replace('<div id="app" />', `<div id="app"></div>\n      <noscript>${noScript}</noscript>`);
  const state = withoutDirectionControls(html.slice(start, end)).replace(/</g, '\\u003c');
  return dressed(head).trimStart() + state + dressed(tail);
}
