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
/** Themes and components of AdminJS; the panel has its own. */
const THEME = /\n\s*window\.THEME = [\s\S]*?(?=\n\s*<\/script>)/;
const SCRIPTS = /\s*<script src="[^"]*\/frontend\/assets\/[\w.-]+"><\/script>/g;
const START = /\s*<script>\s*var app = [\s\S]*?<\/script>/;
const APP = '<div id="app" />';

/**
 * Adapts the page of AdminJS to the shop: a nonce for its inline script, as the Content-Security-Policy requires,
 * escaped state, nothing from other sites, and the shop's own script and stylesheet, by the hash of their content,
 * instead of those of AdminJS.
 * @throws Error if the page differs from the expected one, e.g. after an upgrade of AdminJS
 */
export function dressPage(html: string, { nonce, noScript, hashOf, assets }: Dress): string {
  const start = html.indexOf(STATE) + STATE.length;
  const end = html.lastIndexOf(AFTER_STATE);
  const head = html.slice(0, start);
  const tail = html.slice(end);
  const isKnown =
    start >= STATE.length &&
    end >= start &&
    [FONT, STYLE, THEME, START].every((part) => part.test(tail)) &&
    tail.match(SCRIPTS)?.length === 4 &&
    tail.includes(APP);
  if (!isKnown) throw new Error('The page of this version of AdminJS is another than the one known.');
  const addressOf = (name: string): string => `${assets}${name}?v=${hashOf(name)}`;
  const own = [
    '',
    `<link rel="stylesheet" href="${addressOf('components.bundle.css')}">`,
    `<link rel="icon" type="image/svg+xml" href="${addressOf('icon.svg')}">`,
    '<meta name="robots" content="noindex">',
    `<script src="${addressOf('components.bundle.js')}" defer></script>`,
  ].join('\n      ');
  const dressedHead = head
    .replace('<script>', `<script nonce="${nonce}">`)
    .replace(/<html lang=(\w+)>/, '<html lang="$1">')
    .replace('<head>', '<head>\n      <meta charset="utf-8">');
  const dressedTail = tail
    .replace('<meta charset="utf-8">', '')
    .replace(THEME, '')
    .replace(FONT, '')
    .replace(SCRIPTS, '')
    .replace(START, '')
    .replace(STYLE, own)
    .replace(APP, `<div id="app"></div>\n      <noscript>${noScript}</noscript>`);
  const state = withoutDirectionControls(html.slice(start, end)).replace(/</g, '\\u003c');
  return dressedHead.trimStart() + state + dressedTail;
}
