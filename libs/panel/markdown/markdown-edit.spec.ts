import { markdownEdit, type Mark } from './markdown-edit.js';

/** Applies a button to a text whose selection is in brackets `‹…›`; the answer marks the new selection the same way. */
function press(mark: Mark, marked: string): string {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  const text = marked.replace(/[‹›]/g, '');
  const edit = markdownEdit(text, start, end, mark);
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${changed.slice(0, edit.start)}‹${changed.slice(edit.start, edit.end)}›${changed.slice(edit.end)}`;
}

test.each<[Mark, string, string]>([
  ['bold', 'a ‹cup› b', 'a **‹cup›** b'],
  ['bold', 'a **‹cup›** b', 'a ‹cup› b'],
  ['bold', 'a ‹›', 'a **‹›**'],
  ['italic', 'a ‹cup›', 'a *‹cup›*'],
  ['italic', 'a *‹cup›*', 'a ‹cup›'],
  ['italic', 'a **‹cup›**', 'a ***‹cup›***'],
  ['italic', 'a ***‹cup›***', 'a **‹cup›**'],
  ['heading', 'one\nt‹w›o\nthree', 'one\n## two‹›\nthree'],
  ['heading', '## o‹n›e', 'one‹›'],
  ['list', 'a‹b\nc›d', '‹- ab\n- cd›'],
  ['list', '- ab\n‹cd›', '- ab\n- cd‹›'],
  ['list', '‹- ab\n- cd›', '‹ab\ncd›'],
  ['list', '‹- ab\ncd›', '‹- ab\n- cd›'],
  ['link', 'see ‹here›', 'see [here](‹https://›)'],
  ['link', 'see ‹https://a.example/x›', 'see [‹›](https://a.example/x)'],
])('the button %s of the toolbar changes %j to %j', (mark, before, after) => {
  expect(press(mark, before)).toBe(after);
});
