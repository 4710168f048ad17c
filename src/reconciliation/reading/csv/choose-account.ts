import { type Chooser, LOOKS } from './chooser.js';
import { plainWord } from './words/normalize.js';

/** Titles that may mean the own account or that of the counterparty. */
const AMBIGUOUS_ACCOUNTS = new Set(
  ['kontonummer', 'konto', 'iban', 'account', 'account number', 'account no', 'conto', 'tilinumero'].map(plainWord),
);

/** Matches column titles, normalized by `plainWord`, that name the counterparty. */
const OTHER_PARTY = new RegExp(
  'partner|counter ?part|gegen|tegen|kontrahen|protistran|protiuc|контрагент|кор+еспондент|payer|payee|sender|' +
    'recipient|beneficiar|empfanger|saaja|maksaja|modtager|mottagare|отримувач|одержувач|платник|получател|плательщик',
);

const isAccount = (value: string, at: number): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{9,30}$/.test(value) || (at === 0 && /^\d{9,20}$/.test(value));

/** In a table without titles, the own account is the first column with the same account number in all rows. */
function sameAccount(chooser: Chooser): number | null {
  const found = chooser.candidates.find(({ at, profile: { values, filled, rows } }) => {
    const [value = ''] = values.keys();
    return !chooser.isTaken(at) && values.size === 1 && filled === rows && isAccount(value.replace(/ /g, ''), at);
  });
  chooser.take(found?.at ?? null);
  return found?.at ?? null;
}

/** Chooses the column of the own account. Its value must be the same in all rows, unless the title is unambiguous. */
export function chooseAccount(
  chooser: Chooser,
  titles: readonly string[] | null,
  booked: number | null,
): number | null {
  if (titles === null) return sameAccount(chooser);
  const namesParty = (['name', 'payer', 'payee'] as const).some((role) => chooser.ranked(role, LOOKS.any).length > 0);
  const at = chooser.ranked('account', LOOKS.account).find((one) => {
    const { rows, values } = chooser.profile(one.at);
    const title = plainWord(titles[one.at] ?? '');
    if (OTHER_PARTY.test(title)) return false;
    const isAmbiguous = AMBIGUOUS_ACCOUNTS.has(title);
    // In a table with names, a column 'Kontonummer' after the date is the counterparty's account, unless another column
    // has that account.
    const others = chooser.ranked('name_account', LOOKS.account).filter(({ at }) => at !== one.at);
    const isOther = chooser.candidates[one.at]!.readings.some(({ role }) => role === 'name_account');
    if (isAmbiguous && isOther && one.at > (booked ?? 0) && namesParty && others.length === 0) return false;
    return values.size === 1 || rows === 0 || (!isAmbiguous && values.size <= Math.max(3, rows / 5));
  })?.at;
  if (at !== undefined) chooser.take(at);
  return at ?? null;
}
