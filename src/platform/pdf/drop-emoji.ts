/** Pictographs that the fonts contain: © ® ‼ ⁉ ™ 〰 〽 ㊗ ㊙ */
const DRAWN = '\\u00A9\\u00AE\\u203C\\u2049\\u2122\\u3030\\u303D\\u3297\\u3299';
const PICTOGRAPH = `(?![${DRAWN}])[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\p{Emoji_Modifier}]`;
/** An emoji with its variation selector, flag tags and joiner. */
const EMOJI = `${PICTOGRAPH}(?:\\u200D|\\uFE0E|\\uFE0F|[\\u{E0020}-\\u{E007F}])*`;
const BLANKS = '[ \\u00A0]*';
const RUN = new RegExp(`(?<![ \\u00A0])${BLANKS}(?:${EMOJI}${BLANKS})+`, 'gu');
/** Combining keycap around a digit. */
const KEYCAP = /\uFE0F?\u20E3/gu;

const BEGINNING = /(?:^|[>(«„“"\n])$/;
const END = /^(?:\s*<|\s*$)/;
const PUNCTUATION = /^[.,;:!?)»”’%…"]/;

/**
 * Removes emoji, which the fonts of documents do not contain. Adjacent words stay separated; a text of emoji alone
 * becomes a dash.
 */
export const dropEmoji = (html: string): string =>
  html.replace(KEYCAP, '').replace(RUN, (run: string, at: number, page: string) => {
    const isFirst = BEGINNING.test(page.slice(Math.max(0, at - 1), at));
    const rest = page.slice(at + run.length, at + run.length + 40);
    if (END.test(rest)) return isFirst && page[at - 1] === '>' ? '–' : '';
    return isFirst || PUNCTUATION.test(rest) ? '' : ' ';
  });
