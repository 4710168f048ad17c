import { plainWord, plainWords } from './normalize.js';

const OPENING = plainWords(`
  opening balance, openingbalance, old balance, balance brought forward, brought forward, start balance,
  starting balance, previous balance, anfangssaldo, alter kontostand, anfangsbestand, saldovortrag, eröffnungssaldo,
  вхідний залишок, початковий залишок, залишок на початок, залишок на початок періоду, перенесення залишку,
  вхідне сальдо, входящий остаток, начальный остаток, остаток на начало, остаток на начало периода, перенос остатка,
  входящее сальдо, beginsaldo, openingssaldo, solde initial, ancien solde, saldo inicial, saldo anterior,
  saldo iniziale, saldo początkowe, počáteční zůstatek, nyitó egyenleg, likutis pradžiai, pradinis likutis,
  sākuma atlikums, algsaldo, ingående saldo, inngående saldo, primosaldo, početno stanje
`);
const CLOSING = plainWords(`
  closing balance, closingbalance, account balance, balance, new balance, end balance, ending balance, final balance,
  balance carried forward, carried forward, kontostand, letzter kontostand, neuer kontostand, aktueller kontostand,
  kontostand vom, kontostand am, endsaldo, endbestand, schlusssaldo, saldo, вихідний залишок, кінцевий залишок,
  залишок на кінець, залишок на кінець періоду, вихідне сальдо, исходящий остаток, конечный остаток, остаток на конец,
  остаток на конец периода, исходящее сальдо, eindsaldo, nieuw saldo, solde final, nouveau solde, solde, saldo final,
  saldo finale, saldo końcowe, konečný zůstatek, záró egyenleg, likutis pabaigai, galutinis likutis, beigu atlikums,
  lõppsaldo, utgående saldo, ultimosaldo, završno stanje
`);
/** Words for totals, which are not transactions. */
const TOTAL = plainWords(`
  total, totals, turnover, summe, gesamt, umsatzsumme, обороти, оборот, обороти за період, всього, усього, разом,
  обороты, обороты за период, итого, всего, totaal, totale, razem, suma, celkem, összesen, apyvarta, apgrozījums,
  käive, omsättning
`);

export type BalanceLabel = 'opening' | 'closing' | 'total';

/** Returns the kind of balance in a text such as 'Kontostand vom 30.06.2026:'; null if the text has other words. */
export function balanceLabel(text: string): BalanceLabel | null {
  if (text.length > 80) return null;
  const withoutDays = text.replace(/\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/g, ' ').replace(/^[\s#]+|[\s:]+$/g, '');
  if (/\d/.test(withoutDays)) return null;
  const word = plainWord(withoutDays).replace(/ (?:at|on|as of|of|per|on the|на|am|vom|der|au|al|na|na dzien)$/, '');
  if (OPENING.has(word)) return 'opening';
  if (CLOSING.has(word)) return 'closing';
  return TOTAL.has(word) ? 'total' : null;
}
