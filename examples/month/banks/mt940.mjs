import { decimal, sum } from '../shop/rest.mjs';

/** Maximum number of characters of a numbered field in `:86:`; a longer text is split there, even inside a word. */
const PART = 27;

/** Writes a statement as MT940 with the numbered fields of German banks. Entries are those of `camtOf`. */
export function mt940Of({ account, number, from, to, opening, entries }) {
  const closing = opening + sum(entries.map(({ amount }) => amount));
  return [
    ':20:STARTUMSE',
    `:25:${account}`,
    `:28C:${String(number).padStart(5, '0')}/001`,
    balanceOf('60F', opening, from),
    ...entries.flatMap(entryOf),
    balanceOf('62F', closing, to),
    '-',
    '',
  ].join('\r\n');
}

const short = (day) => day.slice(2).replaceAll('-', '');
const mark = (amount) => (amount < 0 ? 'D' : 'C');
const amountOf = (amount) => decimal(Math.abs(amount)).replace('.', ',');
const balanceOf = (tag, amount, day) => `:${tag}:${mark(amount)}${short(day)}EUR${amountOf(amount)}`;

function entryOf({ day, amount, id, text = '', name = '', account = '' }) {
  const parts = `SVWZ+${text}`.match(new RegExp(`.{1,${PART}}`, 'gsu')) ?? [];
  const details = [
    amount < 0 ? '177?00ONLINE-UEBERWEISUNG' : '166?00GUTSCHRIFT',
    ...parts.map((part, index) => `?${20 + index}${part}`),
    account && `?31${account}`,
    name && `?32${name.slice(0, PART)}`,
  ].join('');
  return [
    `:61:${short(day)}${short(day).slice(2)}${mark(amount)}${amountOf(amount)}NTRFNONREF//${id}`,
    ...`:86:${details}`.match(/.{1,65}/gsu),
  ];
}
