import { area, dot, leaf, oval, rect, stroke } from '../shapes.js';
import { fixed } from '../tones.js';
import { type Motif, onShelf, onWall } from './motif.js';

const speckles = (fill: string): string =>
  [
    [160, 246, 3],
    [186, 270, 2],
    [214, 250, 3],
    [238, 276, 2],
    [228, 238, 2],
    [172, 292, 2],
    [206, 296, 3],
  ]
    .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, fill))
    .join('');

const steam = stroke('M184 188C172 170 196 158 184 138M214 188C202 170 226 158 214 138', '#fff', 5, 'opacity=".8"');

const POT = 'M120 250C120 195 155 175 200 175S280 195 280 250C280 300 250 318 200 318S120 300 120 250z';
const SPOUT = 'M270 258C303 252 312 216 330 196L347 204C334 232 326 284 268 292z';
const HANDLE = 'M132 214C78 198 74 290 136 284';

export const teaMotifs: Record<string, Motif> = {
  tin: onShelf(
    'Tea tin',
    (c) =>
      rect(130, 140, 140, 178, c.main, 10) +
      rect(122, 116, 156, 36, c.dark, 9) +
      rect(182, 104, 36, 16, c.dark, 6) +
      rect(140, 160, 9, 148, c.light, 4, 'opacity=".7"') +
      rect(156, 182, 88, 94, fixed.paper, 6) +
      leaf(200, 262, 0, 66, c.main) +
      leaf(198, 258, -52, 40, c.light) +
      leaf(202, 258, 52, 40, c.light),
  ),
  cup: onShelf(
    'Tea cup',
    (c) =>
      stroke('M262 230C312 220 312 284 250 280', c.main, 14) +
      area('M128 210H272C272 280 250 318 200 318S128 280 128 210z', c.main) +
      area('M142 268C152 302 172 318 200 318S248 302 258 268C230 282 170 282 142 268z', c.light) +
      oval(200, 210, 72, 15, c.dark) +
      oval(200, 213, 61, 9, fixed.tea) +
      speckles(c.dark) +
      steam,
  ),
  mug: onShelf(
    'Enamel mug',
    (c) =>
      stroke('M264 216H286Q302 216 302 234V258Q302 278 284 278H264', c.dark, 12) +
      area('M136 190H264V304Q264 318 250 318H150Q136 318 136 304z', c.main) +
      rect(128, 180, 144, 15, c.dark, 7) +
      rect(148, 204, 9, 96, c.light, 4, 'opacity=".7"') +
      speckles(c.light),
  ),
  tumbler: onShelf(
    'Travel mug',
    (c) =>
      area('M148 150H252L239 308Q238 318 228 318H172Q162 318 161 308z', c.main) +
      rect(140, 126, 120, 30, c.dark, 9) +
      rect(176, 114, 48, 16, c.dark, 6) +
      area('M153 208H247L242 272H158z', fixed.wood) +
      stroke('M172 208L175 272M200 208V272M228 208L225 272', fixed.woodDark, 2) +
      stroke('M162 166L164 196', c.light, 6),
  ),
  teapot: onShelf(
    'Teapot',
    (c) =>
      stroke(HANDLE, c.dark, 14) +
      area(SPOUT, c.dark) +
      area(POT, c.main) +
      area('M128 280C142 306 168 318 200 318S258 306 272 280C250 292 150 292 128 280z', c.light) +
      area('M154 184C162 156 238 156 246 184C230 192 170 192 154 184z', c.dark) +
      dot(200, 152, 12, c.dark) +
      stroke('M146 216C152 204 160 198 170 194', c.light, 6),
  ),
  glasspot: onShelf(
    'Glass teapot',
    (c) =>
      stroke(HANDLE, c.dark, 11) +
      area(SPOUT, c.main, 'opacity=".8"') +
      area(POT, c.light) +
      area('M124 238H276C284 292 250 308 200 308S116 292 124 238z', '#d08a3c', 'opacity=".9"') +
      leaf(180, 300, -18, 34, fixed.leafDark) +
      leaf(200, 302, 8, 44, fixed.leaf) +
      leaf(222, 300, 26, 32, fixed.leafDark) +
      area('M154 184C162 156 238 156 246 184C230 192 170 192 154 184z', c.main) +
      dot(200, 152, 12, fixed.wood) +
      stroke('M140 226C146 208 158 198 170 194', '#fff', 6),
  ),
  kettle: onShelf(
    'Cast iron teapot',
    (c) =>
      stroke('M138 222C130 112 270 112 262 222', c.dark, 10) +
      area('M280 240L328 208L342 222L290 290z', c.dark) +
      area('M106 262C106 218 150 205 200 205S294 218 294 262C294 300 255 318 200 318S106 300 106 262z', c.main) +
      oval(200, 207, 54, 12, c.dark) +
      dot(200, 192, 11, c.dark) +
      stroke('M128 250H272M122 270H278M134 290H266', c.light, 7, 'stroke-dasharray="0 18"'),
  ),
  gaiwan: onShelf(
    'Gaiwan',
    (c) =>
      area('M112 302H288Q272 318 240 318H160Q128 318 112 302z', c.dark) +
      area('M132 222H268C264 284 238 306 200 306S136 284 132 222z', c.main) +
      area('M144 220C148 192 178 182 200 182S252 192 256 220z', c.light) +
      rect(186, 168, 28, 18, c.dark, 7) +
      stroke('M164 284C184 276 216 262 236 240', fixed.leafDark, 3) +
      leaf(186, 274, -40, 26, fixed.leaf) +
      leaf(206, 265, 70, 26, fixed.leaf) +
      leaf(222, 254, -20, 24, fixed.leaf),
  ),
  tumblerglass: onShelf(
    'Double-walled glass',
    (c) =>
      area('M142 158H258C264 232 250 318 222 318H178C150 318 136 232 142 158z', c.main, 'opacity=".75"') +
      area('M156 204H244C244 254 232 296 200 298S156 254 156 204z', '#c98437') +
      oval(200, 204, 44, 7, '#dd9f55') +
      oval(200, 158, 58, 8, c.light) +
      stroke('M154 178C154 220 158 254 166 280', '#fff', 6, 'opacity=".8"'),
  ),
  sprig: onWall(
    'Leaves',
    (c) =>
      stroke('M200 336C196 270 204 190 200 92', c.dark, 6) +
      leaf(200, 110, 0, 66, c.main) +
      [
        [150, 1],
        [200, 0],
        [250, 1],
        [298, 0],
      ]
        .map(
          ([y = 0, odd]) =>
            leaf(200, y, -58, 92, odd ? c.main : c.light) + leaf(200, y + 8, 58, 92, odd ? c.light : c.main),
        )
        .join(''),
  ),
  blossom: onWall('Blossom', (c) => {
    const flower = (x: number, y: number, r: number): string =>
      [0, 60, 120, 180, 240, 300].map((a) => leaf(x, y, a, r, c.light)).join('') +
      dot(x, y, Math.round(r / 3.6), c.dark);
    return (
      stroke(
        'M196 350C190 280 170 250 150 190M196 300C214 260 244 250 258 176M193 330C220 316 240 306 262 296',
        fixed.leafDark,
        5,
      ) +
      leaf(188, 280, -62, 70, fixed.leaf) +
      leaf(206, 268, 40, 54, fixed.leafDark) +
      leaf(196, 326, -70, 74, fixed.leaf) +
      flower(148, 168, 62) +
      flower(262, 150, 56) +
      flower(272, 288, 44)
    );
  }),
};
