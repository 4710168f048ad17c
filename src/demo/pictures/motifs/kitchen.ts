import { area, dot, group, oval, rect, stroke, leaf } from '../shapes.js';
import { fixed } from '../tones.js';
import { type Motif, onShelf, onWall } from './motif.js';

const rivets = (x: number, ys: number[]): string => ys.map((y) => dot(x, y, 5, '#e4d3a2')).join('');

export const kitchenMotifs: Record<string, Motif> = {
  knife: onWall("Chef's knife", (c) =>
    group(
      'rotate(40 200 200)',
      area('M184 216V48C222 72 238 150 236 216z', fixed.metal),
      area('M184 216V48C192 53 199 60 204 70V216z', '#dbe1e5'),
      rect(182, 214, 40, 16, fixed.metalDark, 3),
      area('M184 230H220L224 350Q206 366 188 350z', c.main),
      rivets(203, [256, 292, 328]),
    ),
  ),
  paring: onWall('Paring knife', (c) =>
    group(
      'rotate(40 200 200)',
      area('M188 218V104C210 118 222 168 220 218z', fixed.metal),
      area('M188 218V104C196 110 200 122 202 134V218z', '#dbe1e5'),
      rect(186, 216, 36, 12, fixed.metalDark, 3),
      area('M187 228H219L222 320Q204 334 190 320z', c.main),
      rivets(203, [252, 292]),
    ),
  ),
  breadknife: onWall('Bread knife', (c) =>
    group(
      'rotate(40 200 200)',
      area(
        'M186 232V30Q212 26 222 46V232zM222 56l8 9-8 9 8 9-8 9 8 9-8 9 8 9-8 9 8 9-8 9 8 9-8 9 8 9-8 9 8 9-8 9 8 9-8 9z',
        fixed.metal,
      ),
      rect(186, 34, 14, 198, '#dbe1e5'),
      rect(183, 230, 42, 14, fixed.metalDark, 3),
      area('M185 244H223L226 358Q206 374 188 358z', c.main),
      rivets(205, [270, 304, 338]),
    ),
  ),
  stone: onShelf(
    'Sharpening stone',
    (c) =>
      rect(78, 282, 244, 36, fixed.wood, 7) +
      rect(78, 282, 244, 12, fixed.woodDark, 6) +
      rect(96, 238, 208, 26, c.light, 4) +
      rect(96, 260, 208, 26, c.main, 4) +
      stroke('M118 250H168M190 254H262', '#fff', 3, 'opacity=".6"') +
      oval(250, 236, 12, 4, '#b9d4dc'),
  ),
  board: onWall(
    'Cutting board',
    (c) =>
      rect(174, 46, 52, 96, c.main, 22) +
      dot(200, 74, 11, c.wall) +
      rect(96, 116, 208, 236, c.main, 24) +
      stroke(
        'M130 150C140 220 122 270 134 330M172 140C164 210 184 260 172 336M226 138C236 200 218 270 230 334M270 148C262 210 280 270 268 328',
        c.dark,
        3,
        'opacity=".45"',
      ),
  ),
  endgrain: onShelf(
    'End-grain board',
    (c) =>
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3, 4, 5].map((col) =>
            rect(92 + col * 36, 138 + row * 40, 36, 40, [c.main, c.dark, c.light][(row * 2 + col) % 3] ?? c.main, 3),
          ),
        )
        .join('') +
      rect(88, 296, 224, 22, c.dark, 5) +
      rect(84, 130, 232, 10, c.light, 4),
  ),
  spoons: onShelf(
    'Wooden spoons',
    (c) =>
      (
        [
          [160, 98, -8, c.main],
          [200, 80, 0, c.dark],
          [242, 104, 9, c.light],
        ] as const
      )
        .map(([x, y, a, fill]) =>
          group(`rotate(${a} ${x} 300)`, oval(x, y + 26, 23, 33, fill), rect(x - 6, y + 50, 12, 150, fill, 5)),
        )
        .join('') +
      area('M140 206H260L252 306Q250 318 238 318H162Q150 318 148 306z', '#8fa4ad') +
      stroke('M146 232H254M148 246H252', fixed.paper, 4),
  ),
  soap: onShelf(
    'Soap',
    (c) =>
      rect(86, 302, 228, 16, fixed.wood, 8) +
      rect(108, 222, 184, 80, c.main, 24) +
      rect(108, 222, 184, 26, c.light, 13) +
      stroke('M176 274H224M186 260C190 252 210 252 214 260', c.dark, 4) +
      (
        [
          [268, 196, 17],
          [300, 168, 11],
          [246, 164, 9],
          [286, 138, 7],
        ] as const
      )
        .map(([x, y, r]) => dot(x, y, r, '#fff', 'opacity=".75"'))
        .join(''),
  ),
  brush: onWall('Brush', (c) =>
    group(
      'rotate(-34 200 200)',
      rect(186, 48, 28, 168, c.main, 13),
      dot(200, 68, 6, c.wall),
      area('M140 212Q140 204 150 204H250Q260 204 260 212L254 244H146z', c.main),
      stroke('M150 226H250', c.dark, 4),
      area('M150 244H250L258 288H142z', '#efe0c0'),
      stroke('M162 248L157 284M181 248L178 284M200 248V284M219 248L222 284M238 248L243 284', '#cdb686', 4),
    ),
  ),
  balm: onShelf(
    'Tin of balm',
    (c) =>
      rect(106, 258, 188, 60, c.main, 9) +
      rect(106, 284, 188, 34, c.dark, 9) +
      group(
        'rotate(-14 200 190)',
        oval(206, 196, 92, 58, fixed.metalDark),
        oval(204, 190, 92, 58, c.light),
        oval(204, 190, 72, 43, fixed.paper),
        leaf(204, 216, 0, 52, fixed.leaf),
        leaf(204, 216, -50, 36, fixed.leafDark),
        leaf(204, 216, 50, 36, fixed.leafDark),
      ),
  ),
  bottle: onShelf(
    'Bottle of oil',
    (c) =>
      rect(178, 92, 44, 36, '#3a3b3f', 5) +
      rect(184, 126, 32, 30, c.dark) +
      area(
        'M184 150C184 176 146 178 146 212V302Q146 318 162 318H238Q254 318 254 302V212C254 178 216 176 216 150z',
        c.main,
      ) +
      rect(146, 222, 108, 66, fixed.paper) +
      leaf(200, 278, 0, 44, c.main) +
      stroke('M168 238V250M232 238V250', fixed.line, 4) +
      stroke('M160 204C162 196 168 190 176 186', c.light, 6),
  ),
  towel: onWall(
    'Towel',
    (c) =>
      rect(84, 92, 232, 12, fixed.wood, 6) +
      dot(84, 98, 12, fixed.woodDark) +
      dot(316, 98, 12, fixed.woodDark) +
      rect(186, 86, 98, 176, c.dark, 5) +
      rect(116, 86, 136, 232, c.main, 5) +
      rect(116, 246, 136, 10, c.light) +
      rect(116, 266, 136, 22, c.light) +
      stroke(
        'M124 318v14M140 318v14M156 318v14M172 318v14M188 318v14M204 318v14M220 318v14M236 318v14M248 318v14',
        c.main,
        4,
      ),
  ),
  apron: onWall(
    'Apron',
    (c) =>
      stroke('M158 104C150 44 250 44 242 104', c.dark, 9) +
      stroke('M112 206C84 220 84 260 66 280M288 206C316 220 316 260 334 280', c.dark, 7) +
      area(
        'M152 98H248C248 150 262 184 292 196V330Q292 344 278 344H122Q108 344 108 330V196C138 184 152 150 152 98z',
        c.main,
      ) +
      rect(148, 224, 104, 68, c.light, 6) +
      stroke('M200 224V292', c.main, 4) +
      stroke('M160 114H240', c.light, 4, 'stroke-dasharray="8 7"'),
  ),
  bag: onShelf(
    'Tote bag',
    (c) =>
      stroke('M158 182C150 96 250 96 242 182', c.dark, 12) +
      area('M112 172H288L300 304Q300 318 286 318H114Q100 318 100 304z', c.main) +
      area('M112 172H288L290 192H110z', c.dark) +
      leaf(200, 292, 0, 84, c.light) +
      leaf(200, 284, -48, 58, c.light) +
      leaf(200, 284, 48, 58, c.light),
  ),
};
