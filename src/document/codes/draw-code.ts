import { create, toString } from 'qrcode';
import sharp from 'sharp';
import { centreMark } from './centre-mark.js';

/** Smallest versions of the QR code by kind: the National Bank of Ukraine asks for version 10 or more. */
const LEAST_VERSION: Readonly<Record<string, number>> = { nbu: 10 };
/** White modules around a picture that may stand on any background. */
const MARGIN = 4;
/** Pixels of a module in a PNG: two per pixel of an email, for sharp screens. */
const MODULE = 8;

/** A QR code as a URL for `<img src>`, without margin, with the error correction M and the mark of its kind. */
export async function drawCode(text: string, kind: string): Promise<string> {
  return `data:image/svg+xml;base64,${Buffer.from(await svgOf(text, kind, 0)).toString('base64')}`;
}

/** A QR code with a margin as a PNG, for emails, whose programs show no SVG. */
export async function codePng(text: string, kind: string): Promise<Buffer> {
  const svg = await svgOf(text, kind, MARGIN);
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)![1]);
  const size = modules * MODULE;
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)))
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, palette: true, colours: 16 })
    .toBuffer();
}

async function svgOf(text: string, kind: string, margin: number): Promise<string> {
  const natural = create(text, { errorCorrectionLevel: 'M' }).version;
  const version = Math.max(natural, LEAST_VERSION[kind] ?? 1);
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin, version });
  const modules = 17 + 4 * version;
  return svg.replace('</svg>', `${centreMark(kind, modules, modules + 2 * margin)}</svg>`);
}
