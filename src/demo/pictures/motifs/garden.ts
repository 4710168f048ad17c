import { area, dot, group, leaf, oval, rect, stroke } from '../shapes.js';
import { fixed } from '../tones.js';
import { type Motif, onShelf, onWall } from './motif.js';

const plant = (x: number, y: number, size: number): string =>
  [-64, 64, -34, 34, 0]
    .map((a, i) => leaf(x, y, a, size - Math.abs(a) / 3, i % 2 ? fixed.leafDark : fixed.leaf))
    .join('');

const trailing = (x: number, y: number): string =>
  stroke(`M${x} ${y}C${x - 14} ${y + 30} ${x + 6} ${y + 50} ${x - 6} ${y + 86}`, fixed.leafDark, 4) +
  [22, 46, 70].map((d, i) => leaf(x - 3, y + d, i % 2 ? 110 : -110, 30, fixed.leaf)).join('');

export const gardenMotifs: Record<string, Motif> = {
  pot: onShelf(
    'Plant pot',
    (c) =>
      plant(200, 214, 130) +
      area('M136 222H264L250 306Q248 318 236 318H164Q152 318 150 306z', c.main) +
      rect(124, 202, 152, 32, c.dark, 7) +
      stroke('M156 244L162 296', c.light, 7),
  ),
  planter: onShelf(
    'Glazed planter',
    (c) =>
      stroke('M200 210C196 160 190 130 172 92M200 210C204 150 216 128 236 104M200 210V120', fixed.leafDark, 5) +
      [
        [172, 92, -24],
        [236, 104, 30],
        [200, 122, 0],
        [188, 140, -60],
        [212, 146, 62],
        [192, 176, -66],
        [208, 180, 66],
      ]
        .map(([x = 0, y = 0, a = 0], i) => leaf(x, y + 8, a, 50, i % 2 ? fixed.leafDark : fixed.leaf))
        .join('') +
      area('M122 206H278C286 270 262 304 236 304H164C138 304 114 270 122 206z', c.main) +
      rect(166, 300, 68, 18, c.dark, 4) +
      oval(200, 206, 78, 10, c.dark) +
      area(
        'M119 230C150 250 170 222 200 240S260 224 281 234C282 222 280 214 278 206C240 218 160 218 122 206C120 214 119 222 119 230z',
        c.light,
      ),
  ),
  trough: onShelf(
    'Herb trough',
    (c) =>
      plant(126, 236, 84) +
      plant(200, 236, 104) +
      plant(274, 236, 84) +
      area('M66 232H334L322 318H78z', c.main) +
      rect(58, 222, 284, 22, c.dark, 6) +
      rect(170, 262, 60, 32, fixed.paper, 4) +
      stroke('M182 278H218', fixed.leafDark, 4),
  ),
  hanging: onWall(
    'Hanging planter',
    (c) =>
      stroke('M200 44L128 206M200 44L272 206M200 44V200', '#8d7554', 3) +
      dot(200, 44, 8, fixed.woodDark) +
      plant(200, 214, 92) +
      area('M120 204H280C280 266 246 292 200 292S120 266 120 204z', c.main) +
      rect(114, 196, 172, 18, c.dark, 9) +
      trailing(142, 212) +
      trailing(262, 208),
  ),
  hanger: onWall(
    'Macramé hanger',
    (c) =>
      dot(200, 48, 14, fixed.wood) +
      dot(200, 48, 8, c.wall) +
      plant(200, 208, 86) +
      area('M146 206H254L240 284H160z', '#c2714f') +
      rect(138, 194, 124, 22, '#9c563a', 6) +
      stroke(
        'M200 62C170 110 138 160 136 206C150 250 176 276 200 300C224 276 250 250 264 206C262 160 230 110 200 62M136 206L200 250L264 206',
        c.dark,
        5,
      ) +
      dot(200, 300, 10, c.dark) +
      stroke('M188 308L178 366M196 310L192 372M204 310L208 372M212 308L222 366', c.dark, 5),
  ),
  can: onShelf(
    'Watering can',
    (c) =>
      stroke('M148 206C140 136 240 136 236 206', c.dark, 11) +
      stroke('M244 232C300 226 296 292 248 288', c.dark, 11) +
      area('M158 296L84 182L98 172L164 246z', c.dark) +
      group('rotate(-33 84 172)', rect(58, 164, 54, 14, c.main, 6)) +
      area('M148 204H252L260 306Q260 318 248 318H152Q140 318 140 306z', c.main) +
      rect(142, 196, 116, 16, c.dark, 8) +
      stroke('M160 228L156 296', c.light, 7),
  ),
  trowel: onWall('Hand trowel', (c) =>
    group(
      'rotate(35 200 200)',
      rect(182, 48, 36, 122, c.main, 17),
      rect(186, 158, 28, 22, '#c8a24a', 3),
      rect(193, 178, 14, 46, fixed.metalDark),
      stroke('M190 62V140', c.light, 5),
      area('M156 222Q200 208 244 222V280C244 320 214 342 200 352C186 342 156 320 156 280z', fixed.metal),
      stroke('M200 236V330', fixed.metalDark, 5),
      dot(200, 66, 5, c.dark),
    ),
  ),
  shears: onWall('Pruning shears', (c) =>
    group(
      'rotate(28 200 200)',
      area('M196 196C168 150 170 96 204 56C218 110 218 160 212 198z', fixed.metal),
      area('M204 198C226 168 240 140 238 108C222 112 200 150 190 192z', fixed.metalDark),
      stroke('M194 206C160 250 156 300 168 344', c.main, 24),
      stroke('M208 206C246 250 250 300 232 344', c.dark, 24),
      stroke('M180 268Q200 256 222 268', fixed.metalDark, 5),
      dot(202, 200, 15, '#c8a24a'),
      dot(202, 200, 5, '#7a5f22'),
    ),
  ),
  seeds: onShelf(
    'Seed packets',
    (c) =>
      group(
        'rotate(-8 150 318)',
        rect(96, 146, 116, 172, c.light, 5),
        rect(96, 146, 116, 24, c.dark, 5),
        dot(154, 232, 34, fixed.paper),
        leaf(154, 258, 0, 50, fixed.leaf),
      ) +
      rect(186, 126, 126, 192, fixed.paper, 5) +
      rect(186, 126, 126, 28, c.main, 5) +
      stroke('M249 288V220', fixed.leafDark, 5) +
      plant(249, 256, 66) +
      stroke('M212 302H286', fixed.line, 5),
  ),
  twine: onShelf(
    'Ball of twine',
    (c) =>
      dot(194, 232, 86, c.main) +
      stroke(
        'M126 190C170 150 240 164 268 204M114 226C160 176 246 186 278 246M120 262C160 214 238 218 262 284M140 292C170 252 220 252 240 304',
        c.dark,
        4,
      ) +
      stroke('M150 164C120 206 130 262 160 306M196 148C160 200 170 270 214 314', c.light, 4) +
      stroke('M270 272C300 300 300 320 342 314', c.dark, 5),
  ),
};
