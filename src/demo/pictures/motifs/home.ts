import { area, dot, leaf, oval, rect, stroke } from '../shapes.js';
import { fixed } from '../tones.js';
import { type Motif, onShelf, onWall } from './motif.js';

const flame = (x: number, y: number): string =>
  area(
    `M${x} ${y - 42}C${x + 20} ${y - 14} ${x + 14} ${y} ${x} ${y}S${x - 20} ${y - 14} ${x} ${y - 42}z`,
    fixed.flame,
  ) + area(`M${x} ${y - 22}C${x + 9} ${y - 8} ${x + 7} ${y} ${x} ${y}S${x - 9} ${y - 8} ${x} ${y - 22}z`, '#fbe8b6');

const folded = (c: { main: string; dark: string; light: string }): string =>
  rect(84, 272, 232, 46, c.dark, 22) + rect(84, 226, 232, 50, c.main, 24) + rect(84, 178, 232, 52, c.light, 25);

export const homeMotifs: Record<string, Motif> = {
  blanket: onShelf(
    'Folded blanket',
    (c) =>
      stroke('M108 318v22M126 318v22M144 318v22M162 318v22M180 318v22M198 318v22', c.main, 5) +
      folded(c) +
      area('M96 178H214V320H96Q84 318 84 300V202Q84 178 96 178z', c.main) +
      rect(84, 268, 130, 8, fixed.paper) +
      rect(84, 284, 130, 8, c.light) +
      rect(84, 300, 130, 4, fixed.paper),
  ),
  waffle: onShelf(
    'Waffle throw',
    (c) =>
      folded(c) +
      stroke(
        'M104 194H296M104 212H296M104 244H296M104 260H296M104 288H296M104 304H296',
        c.dark,
        3,
        'stroke-dasharray="12 8" opacity=".55"',
      ),
  ),
  bedspread: onWall(
    'Bedspread',
    (c) =>
      rect(70, 76, 260, 10, fixed.wood, 5) +
      area('M92 80H308V306C290 318 274 300 254 312S218 320 200 310S160 302 146 312S108 318 92 306z', c.main) +
      stroke('M136 90V300M200 90V300M264 90V300', c.dark, 3, 'opacity=".5"') +
      rect(92, 250, 216, 10, c.light) +
      rect(92, 270, 216, 5, c.light),
  ),
  cushion: onShelf(
    'Cushion',
    (c) =>
      area(
        'M104 140C140 154 260 154 296 140C306 150 290 180 290 222S308 300 296 318C260 308 140 308 104 318C92 300 110 270 110 222S94 150 104 140z',
        c.main,
      ) +
      stroke('M116 156C150 166 250 166 284 156M116 302C150 294 250 294 284 302', c.dark, 3, 'stroke-dasharray="8 8"') +
      [0, 72, 144, 216, 288].map((a) => leaf(200, 230, a, 46, c.light)).join('') +
      dot(200, 230, 9, c.dark),
  ),
  pillow: onShelf(
    'Pillow',
    (c) =>
      area(
        'M76 216C120 228 280 228 324 216C334 232 322 250 322 268S334 304 324 318C280 308 120 308 76 318C66 304 78 286 78 268S66 232 76 216z',
        c.main,
        `stroke="${c.dark}" stroke-width="3"`,
      ) +
      stroke('M106 226V310M294 226V310', c.dark, 3) +
      stroke('M150 246C170 238 230 238 250 246', c.light, 5),
  ),
  candle: onShelf(
    'Candle',
    (c) =>
      rect(154, 168, 92, 150, c.main, 8) +
      oval(200, 172, 46, 11, c.light) +
      stroke('M200 172V158', '#4a3b2c', 4) +
      flame(200, 160) +
      area('M226 174H246V216Q240 226 234 214V196Q230 186 226 190z', c.light) +
      stroke('M164 224L200 206L236 224M164 252L200 234L236 252M164 280L200 262L236 280', c.dark, 3, 'opacity=".5"'),
  ),
  jarcandle: onShelf(
    'Scented candle in a glass',
    (c) =>
      area('M130 186H270V302Q270 318 254 318H146Q130 318 130 302z', c.main, 'opacity=".45"') +
      area('M138 218H262V298Q262 310 250 310H150Q138 310 138 298z', c.main) +
      oval(200, 218, 62, 8, c.light) +
      stroke('M200 216V200', '#4a3b2c', 4) +
      flame(200, 204) +
      rect(158, 246, 84, 46, fixed.paper, 3) +
      leaf(200, 286, 0, 34, c.dark) +
      stroke('M140 196V300', '#fff', 5, 'opacity=".6"'),
  ),
  tapers: onShelf('Taper candles', (c) =>
    [
      [150, 148, c.main],
      [204, 116, c.dark],
      [256, 166, c.light],
    ]
      .map(
        ([x, y, fill]) =>
          flame(Number(x), Number(y)) +
          rect(Number(x) - 9, Number(y), 18, 300 - Number(y), String(fill), 4) +
          area(`M${Number(x) - 18} 288h36l6 30h-48z`, '#c8a24a'),
      )
      .join(''),
  ),
  holder: onShelf(
    'Candle holder',
    (c) =>
      flame(200, 116) +
      rect(188, 116, 24, 84, fixed.paper, 4) +
      area('M176 194H224L216 220H184z', c.dark) +
      rect(190, 218, 20, 68, c.main) +
      oval(200, 250, 20, 9, c.dark) +
      area('M128 318C128 296 160 284 200 284S272 296 272 318z', c.main) +
      stroke('M270 304C306 296 306 262 276 270', c.main, 9),
  ),
  lamp: onShelf(
    'Table lamp',
    (c) =>
      area('M124 190H276L300 318H100z', fixed.flame, 'opacity=".22"') +
      rect(192, 186, 16, 118, fixed.wood) +
      area('M146 318Q146 300 166 300H234Q254 300 254 318z', fixed.woodDark) +
      area('M118 192C118 126 156 98 200 98S282 126 282 192z', c.main) +
      rect(112, 186, 176, 13, c.dark, 6) +
      stroke('M138 168C144 140 160 124 178 116', c.light, 7) +
      stroke('M232 200V236', fixed.woodDark, 3) +
      dot(232, 240, 5, fixed.woodDark),
  ),
  lantern: onWall(
    'Paper lantern',
    (c) =>
      stroke('M200 40V98', '#4a3b2c', 3) +
      rect(176, 94, 48, 12, fixed.woodDark, 4) +
      oval(200, 204, 118, 104, c.main) +
      stroke(
        'M108 140C150 152 250 152 292 140M86 180C140 196 260 196 314 180M84 224C140 240 260 240 316 224M106 266C150 280 250 280 294 266',
        c.dark,
        3,
        'opacity=".55"',
      ) +
      oval(164, 170, 30, 40, c.light, 'opacity=".6"') +
      rect(176, 302, 48, 12, fixed.woodDark, 4) +
      stroke('M200 314V350', '#b4563f', 5),
  ),
  desklamp: onShelf(
    'Clip lamp',
    (c) =>
      area('M196 164L282 226L238 318H120z', fixed.flame, 'opacity=".2"') +
      stroke('M128 306V196L214 120', fixed.metalDark, 9) +
      dot(128, 196, 11, c.dark) +
      dot(214, 122, 11, c.dark) +
      area('M206 112L290 172C284 210 240 226 200 196C176 176 176 138 206 112z', c.main) +
      stroke('M292 172C282 212 240 228 200 198', c.dark, 6) +
      rect(98, 292, 62, 26, c.dark, 6),
  ),
  basket: onShelf(
    'Basket',
    (c) =>
      stroke('M126 210C112 160 160 160 158 206M274 210C288 160 240 160 242 206', c.dark, 11) +
      area('M96 204H304L280 306Q278 318 264 318H136Q122 318 120 306z', c.main) +
      stroke('M106 228H294M112 252H288M118 276H282M124 300H276', c.dark, 7, 'stroke-dasharray="14 12"') +
      stroke('M116 240H284M122 264H278M128 288H272', c.light, 7, 'stroke-dasharray="14 12"') +
      rect(90, 196, 220, 18, c.dark, 9),
  ),
  box: onShelf(
    'Wooden box',
    (c) =>
      rect(92, 216, 216, 102, c.main, 7) +
      rect(84, 186, 232, 36, c.light, 8) +
      stroke('M110 246H290M110 270H240M150 294H290', c.dark, 3, 'opacity=".5"') +
      rect(182, 206, 36, 40, '#c8a24a', 5) +
      dot(200, 228, 6, '#7a5f22'),
  ),
  hooks: onWall(
    'Coat rail',
    (c) =>
      rect(56, 128, 288, 42, c.main, 9) +
      stroke('M76 142H200M150 156H320', c.dark, 3, 'opacity=".5"') +
      [100, 200, 300].map((x) => rect(x - 7, 156, 14, 42, c.dark, 7) + dot(x, 202, 13, c.light)).join('') +
      area('M168 210H232L248 330H152z', fixed.paper) +
      stroke('M178 214C182 190 218 190 222 214', fixed.line, 7) +
      leaf(200, 306, 0, 56, fixed.leaf),
  ),
  caddy: onShelf(
    'Storage tin',
    (c) =>
      area('M112 176H288V304Q288 318 274 318H126Q112 318 112 304z', c.main) +
      rect(104, 154, 192, 32, c.dark, 8) +
      rect(148, 212, 104, 64, fixed.paper, 6) +
      stroke('M166 234H234M178 254H222', c.main, 5) +
      rect(122, 194, 8, 112, c.light, 4) +
      stroke('M176 154C176 128 224 128 224 154', c.dark, 8),
  ),
};
