import { plainWord, plainWords } from './normalize.js';

/** Words for credit and debit. K and К mean credit in the Baltic states, Scandinavia and Ukraine. */
const CREDIT = plainWords(`
  c, cr, crdt, credit, credits, k, h, haben, bij, in, inflow, incoming, income, received, deposit, money in, paid in,
  eingang, gutschrift, credito, crédit, kredit, haber, abono, avere, entrata, entrada, ingreso, ma, uznanie, wpływ,
  wplywy, příjem, kredita, bevétel, jóváírás, j, кредит, к, кт, к-т, зарахування, надходження, прихід, поповнення,
  приход, поступление, зачисление, пополнение, ind, inn, tulo, pano
`);
const DEBIT = plainWords(`
  d, dr, dbit, debit, debits, s, soll, af, out, outflow, outgoing, expense, sent, spent, withdrawal, money out,
  paid out, ausgang, belastung, debito, débit, debet, debe, cargo, dare, uscita, saída, gasto, wn, obciążenie, wypływ,
  výdej, kiadás, terhelés, t, дебет, д, дт, д-т, списання, витрата, видаток, видатки, списание, расход, ud, ut, meno,
  otto
`);

/** Returns the direction that a word means; null for an unknown word. */
export function directionOf(cell: string): 'credit' | 'debit' | null {
  const text = cell.trim();
  if (text === '+' || text === '-') return text === '+' ? 'credit' : 'debit';
  const word = plainWord(text);
  if (CREDIT.has(word)) return 'credit';
  return DEBIT.has(word) ? 'debit' : null;
}
