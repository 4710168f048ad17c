/** The sign of the hryvnia as lines in a square of 24 units. */
const HRYVNIA =
  '<g fill="none" stroke="#000" stroke-width="2" stroke-linecap="butt">' +
  '<path d="M6.8 8.2C8 5.9 9.8 5 12 5c3 0 5 1.5 5 4 0 2.2-1.6 3.3-4.4 4.2C9.4 14.2 7 15.2 7 17.4 7 19.6 9 21 11.9 21' +
  'c2.4 0 4.2-1 5.4-3.2" transform="translate(0 -1)"/><path d="M4 10.2h16M4 13.8h16"/></g>';

/** Parts of the width of the code: the mark of the Swiss QR-bill is 7 of 46 mm wide. */
const SWISS = 7 / 46;
const HRYVNIA_SHARE = 0.16;

/**
 * The mark that a format requires in the middle of its QR code, as SVG; '' for formats without one. It covers fewer
 * modules than error correction level M can restore.
 * @param size width of the code in modules
 * @param width width of the picture in modules, with its margin
 */
export function centreMark(kind: string, size: number, width: number): string {
  if (kind === 'nbu') {
    const [side, middle] = [size * HRYVNIA_SHARE, width / 2];
    const scale = (side * 0.82) / 24;
    const corner = middle - 12 * scale;
    return (
      `<circle cx="${middle}" cy="${middle}" r="${side / 2}" fill="#fff"/>` +
      `<g transform="translate(${corner} ${corner}) scale(${scale})">${HRYVNIA}</g>`
    );
  }
  if (kind !== 'swiss') return '';
  // The mark is a white cross on a black square with a white border, in a square of 19 units.
  const scale = (size * SWISS) / 19;
  const corner = (width - 19 * scale) / 2;
  return (
    `<g transform="translate(${corner} ${corner}) scale(${scale})" shape-rendering="geometricPrecision">` +
    '<path fill="#fff" d="M0 0h19v19H0z"/><path fill="#000" d="M1 1h17v17H1z"/>' +
    '<path fill="#fff" d="M8 4h3v11H8zM4 8h11v3H4z"/></g>'
  );
}
