import { area, dot, group, leaf, oval, rect, stroke } from '../shapes.js';
import { fixed } from '../tones.js';
import { type Motif, onShelf, onWall } from './motif.js';

const ruled = (x: number, y: number, w: number, rows: number, gap: number): string =>
  stroke(Array.from({ length: rows }, (_, i) => `M${x} ${y + i * gap}h${w}`).join(''), fixed.line, 3);

const pencil = (x: number, top: number, color: string): string =>
  area(`M${x} ${top + 34}L${x + 11} ${top}L${x + 22} ${top + 34}z`, '#ecd3ac') +
  area(`M${x + 7} ${top + 13}L${x + 11} ${top}L${x + 15} ${top + 13}z`, color) +
  rect(x, top + 34, 22, 318 - top - 34, color);

export const paperMotifs: Record<string, Motif> = {
  notebook: onShelf(
    'Notebook',
    (c) =>
      rect(130, 102, 164, 210, fixed.paper, 4) +
      rect(116, 94, 168, 224, c.main, 9) +
      rect(116, 94, 28, 224, c.dark, 9) +
      rect(256, 94, 9, 224, c.dark) +
      rect(164, 138, 72, 46, fixed.paper, 4) +
      ruled(176, 154, 48, 2, 14),
  ),
  notebooks: onShelf(
    'Stack of notebooks',
    (c) =>
      (
        [
          [92, 268, 216, c.dark],
          [108, 216, 198, c.main],
          [96, 164, 200, c.light],
        ] as const
      )
        .map(
          ([x, y, w, fill]) =>
            rect(x, y, w, 50, fill, 8) +
            rect(x + 16, y + 10, w - 10, 30, fixed.paper, 3) +
            stroke(`M${x + 22} ${y + 20}h${w - 24}M${x + 22} ${y + 30}h${w - 24}`, fixed.line, 2),
        )
        .join('') + rect(240, 164, 12, 154, '#b4563f'),
  ),
  sketchbook: onShelf(
    'Sketchbook',
    (c) =>
      rect(104, 118, 192, 200, c.main, 8) +
      rect(126, 158, 148, 124, fixed.paper, 4) +
      area('M126 262L172 206L206 242L232 218L274 262V278Q274 282 270 282H130Q126 282 126 278z', c.light) +
      dot(238, 188, 13, '#e0ac3f') +
      stroke(
        'M124 128V102M150 128V102M176 128V102M202 128V102M228 128V102M254 128V102M278 128V102',
        fixed.metalDark,
        6,
      ),
  ),
  journal: onShelf(
    'Leather journal',
    (c) =>
      rect(128, 106, 166, 206, '#efe3cb', 4) +
      area('M112 104Q112 94 122 94H276Q286 94 286 104V318H112z', c.main) +
      rect(112, 94, 20, 224, c.dark, 6) +
      stroke('M112 190H288M112 200H288', c.dark, 5) +
      dot(262, 195, 12, fixed.woodDark) +
      stroke('M146 108V304M272 108V304', c.light, 2, 'stroke-dasharray="7 7"'),
  ),
  planner: onWall(
    'Planner',
    (c) =>
      rect(58, 104, 284, 196, c.main, 10) +
      rect(70, 94, 128, 194, fixed.paper, 4) +
      rect(202, 94, 128, 194, fixed.paper, 4) +
      rect(84, 112, 62, 12, c.main, 3) +
      rect(216, 112, 62, 12, c.light, 3) +
      ruled(84, 150, 100, 6, 22) +
      ruled(216, 150, 100, 6, 22) +
      stroke('M90 144l5 6 9-12M90 188l5 6 9-12M222 166l5 6 9-12', c.dark, 4) +
      area('M196 94h10v228l-5-10-5 10z', '#b4563f'),
  ),
  calendar: onWall('Wall calendar', (c) => {
    const days = Array.from({ length: 20 }, (_, i) =>
      rect(122 + (i % 5) * 33, 226 + Math.floor(i / 5) * 27, 22, 17, i === 7 ? c.main : '#ece2d0', 3),
    );
    return (
      stroke('M200 54L150 92M200 54L250 92', fixed.woodDark, 3) +
      dot(200, 54, 6, fixed.woodDark) +
      rect(98, 92, 204, 252, fixed.paper, 5) +
      rect(90, 84, 220, 14, fixed.wood, 5) +
      rect(98, 98, 204, 106, c.light) +
      area('M98 204V172C140 136 170 190 214 164S280 150 302 158V204z', c.main) +
      dot(256, 130, 15, fixed.paper) +
      days.join('')
    );
  }),
  pen: onWall('Pen', (c) =>
    group(
      'rotate(38 200 200)',
      rect(184, 92, 32, 196, c.main, 6),
      area('M186 288H214L206 328H194z', c.dark),
      rect(197, 326, 6, 14, fixed.metalDark, 3),
      rect(184, 186, 32, 7, c.dark),
      rect(188, 70, 24, 24, c.dark, 6),
      rect(212, 96, 8, 76, c.dark, 4),
      rect(190, 104, 6, 74, c.light, 3),
    ),
  ),
  fountain: onWall(
    'Fountain pen',
    (c) =>
      stroke('M62 330C100 300 120 352 150 324S190 318 206 330', c.main, 5) +
      group(
        'rotate(38 190 200) translate(-8 -24)',
        rect(182, 60, 36, 128, c.main, 14),
        rect(180, 184, 40, 10, '#c8a24a', 3),
        rect(184, 194, 32, 76, c.dark, 5),
        area('M188 270H212L200 334z', '#d6b866'),
        stroke('M200 300V328', '#8a6d2a', 2),
        rect(212, 84, 8, 84, '#c8a24a', 4),
        rect(189, 72, 6, 96, c.light, 3),
      ),
  ),
  ink: onShelf(
    'Bottle of ink',
    (c) =>
      area('M122 236Q122 214 146 212H254Q278 214 278 236V302Q278 318 262 318H138Q122 318 122 302z', '#dfeaea') +
      area('M132 250H268V300Q268 310 258 310H142Q132 310 132 300z', c.main) +
      rect(164, 190, 72, 24, '#dfeaea') +
      rect(154, 154, 92, 42, '#3a3b3f', 7) +
      rect(160, 250, 80, 42, fixed.paper, 3) +
      area('M200 254C210 268 212 274 212 278A12 12 0 0 1 188 278C188 274 190 268 200 254z', c.dark),
  ),
  pencils: onShelf(
    'Pencils',
    (c) =>
      pencil(142, 118, c.main) +
      pencil(166, 88, c.dark) +
      pencil(190, 106, c.light) +
      pencil(214, 82, c.main) +
      pencil(238, 112, c.dark) +
      rect(136, 226, 130, 40, fixed.paper, 3) +
      ruled(158, 240, 86, 2, 12),
  ),
  crayons: onShelf(
    'Coloured pencils in a box',
    (c) =>
      [
        ['#b4563f', 118],
        ['#dba545', 106],
        ['#7c9a6d', 122],
        ['#56748e', 102],
        ['#7e4c5e', 116],
        ['#d79d92', 108],
      ]
        .map(([fill, top], i) => pencil(120 + i * 27, Number(top), String(fill)))
        .join('') +
      rect(106, 208, 188, 110, c.main, 6) +
      rect(106, 208, 188, 20, c.dark, 6) +
      rect(158, 248, 84, 44, fixed.paper, 4) +
      ruled(170, 264, 60, 2, 13),
  ),
  case: onShelf(
    'Pencil case',
    (c) =>
      rect(76, 218, 248, 100, c.main, 26) +
      stroke('M96 246H304', c.dark, 5) +
      stroke('M96 246H304', '#d9c27c', 3, 'stroke-dasharray="2 7"') +
      rect(288, 240, 12, 34, '#c8a24a', 5) +
      area('M76 270H324V292Q324 318 298 318H102Q76 318 76 292z', c.light) +
      rect(104, 280, 54, 22, fixed.paper, 3),
  ),
  envelope: onWall(
    'Letter set',
    (c) =>
      group('rotate(-7 200 200)', rect(96, 92, 190, 150, fixed.paper, 4), ruled(116, 118, 140, 4, 20)) +
      rect(84, 160, 232, 156, c.main, 8) +
      area('M84 306V170L176 244zM316 306V170L224 244z', c.light) +
      area('M90 160H310Q316 162 312 168L206 256Q200 260 194 256L88 168Q84 162 90 160z', c.dark) +
      dot(200, 254, 18, '#b4563f'),
  ),
  seal: onShelf(
    'Sealing wax and stamp',
    (c) =>
      area('M176 132C176 100 240 100 240 132C240 156 224 166 224 190H192C192 166 176 156 176 132z', fixed.wood) +
      rect(184, 188, 48, 16, '#9f7d31', 3) +
      rect(176, 202, 64, 22, '#c8a24a', 6) +
      rect(120, 212, 18, 106, c.main, 4) +
      rect(144, 236, 18, 82, c.dark, 4) +
      area('M166 300C160 276 184 262 208 264S258 272 254 298C252 318 228 318 208 318S170 318 166 300z', c.main) +
      oval(209, 292, 28, 16, c.dark) +
      leaf(209, 304, 0, 22, c.light),
  ),
  cards: onWall(
    'Greeting cards',
    (c) =>
      group('rotate(-9 200 200)', rect(92, 98, 140, 196, c.main, 6), dot(162, 170, 34, c.light)) +
      group(
        'rotate(6 220 210)',
        rect(166, 104, 148, 206, fixed.paper, 6),
        stroke('M240 272V170', c.dark, 4),
        leaf(240, 182, 0, 42, c.main),
        leaf(240, 224, -52, 46, c.main),
        leaf(240, 224, 52, 46, c.light),
        leaf(240, 258, -56, 44, c.light),
        leaf(240, 258, 56, 44, c.main),
      ),
  ),
  tape: onShelf(
    'Paper tape',
    (c) =>
      (
        [
          [132, 264, 54, c.main],
          [262, 272, 46, c.light],
          [206, 178, 44, c.dark],
        ] as const
      )
        .map(([x, y, r, fill]) => dot(x, y, r, fill) + dot(x, y, r - 20, fixed.paper) + dot(x, y, r - 26, c.wall))
        .join('') + area('M168 300H226V318H150z', c.main),
  ),
};
