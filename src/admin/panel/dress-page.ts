import { withoutDirectionControls } from '#kernel';

export interface Dress {
  readonly nonce: string;
  /** Said where JavaScript is off. */
  readonly noScript: string;
  /** The hash of an asset, for its address. */
  readonly hashOf: (name: string) => string | null;
  /** Address of the panel's folder of assets, with `/` at its end. */
  readonly assets: string;
}

const FONT = /\s*<link rel="stylesheet" href="https:\/\/fonts\.googleapis\.com[^>]*>/;
const STYLE = /\s*<style>[\s\S]*?<\/style>/;
const STATE = 'window.REDUX_STATE = ';
const AFTER_STATE = ';\n        window.THEME = ';

/**
 * AdminJS' page made fit for the shop's Content-Security-Policy: a nonce on its inline scripts, its state escaped,
 * nothing from elsewhere, assets by the hash of their content, our stylesheet instead of its own.
 * @throws Error when the page is not the one that this was written for, e.g. after an upgrade of AdminJS
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
