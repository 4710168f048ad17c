/** The few SVG elements the drawings are made of; every function returns one element as text. */

const extra = (more: string): string => (more ? ` ${more}` : '');

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''} fill="${fill}"${extra(more)}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${extra(more)}/>`;

export const dot = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${extra(more)}/>`;

export const area = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${extra(more)}/>`;

export const stroke = (d: string, color: string, width = 4, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${extra(more)}/>`;

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** A leaf that grows from (x, y) in the direction of `angle` degrees, 0 being upwards. */
export const leaf = (x: number, y: number, angle: number, size: number, fill: string): string => {
  const turn = (angle * Math.PI) / 180;
  const at = (side: number, up: number): string =>
    `${Math.round(x + side * size * Math.cos(turn) + up * size * Math.sin(turn))} ` +
    `${Math.round(y + side * size * Math.sin(turn) - up * size * Math.cos(turn))}`;
  return area(`M${x} ${y}Q${at(-0.46, 0.5)} ${at(0, 1)}Q${at(0.46, 0.5)} ${x} ${y}z`, fill);
};
