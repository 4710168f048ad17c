/** Beginnings of month names without accents, January first, in the languages of exports that write month names. */
export const MONTH_NAMES: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'sty', 'led', 'sij', 'січ', 'янв'],
  ['feb', 'fev', 'lut', 'uno', 'velj', 'лют', 'фев'],
  ['mar', 'mrt', 'bre', 'maerz', 'ozu', 'бер', 'мар'],
  ['apr', 'avr', 'abr', 'kwi', 'dub', 'кві', 'апр'],
  ['may', 'mai', 'mei', 'maj', 'mag', 'kve', 'тра', 'май', 'мая'],
  ['jun', 'juin', 'giu', 'cze', 'cerven', 'чер', 'июн'],
  ['jul', 'juil', 'lug', 'lip', 'лип', 'июл'],
  ['aug', 'aou', 'ago', 'sie', 'srp', 'сер', 'авг'],
  ['sep', 'set', 'wrz', 'zar', 'вер', 'сен'],
  ['oct', 'okt', 'out', 'ott', 'paz', 'rij', 'жов', 'окт'],
  ['nov', 'lis', 'лис', 'ноя'],
  ['dec', 'dez', 'dic', 'gru', 'pro', 'гру', 'дек'],
];
