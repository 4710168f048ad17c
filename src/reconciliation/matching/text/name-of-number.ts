import { slugify } from '#kernel';

const REACH = 40;
const BEFORE = /([\p{L}\p{M}’'-]+)[^\p{L}\p{N}]{0,4}$/u;
/** Words for 'number'. The word before them names the kind of number. NFKC converts № to No. */
const NUMBER = /^(nr|nro|no|num|numer|number|nummer|nomer|n|c|cis|cislo|pod|num|numero|nom|za|na|in)$/;
const ORDER = new RegExp(
  '^(best|order|ord|auftr|zam|zakaz|zak|pokup|objedn|obj|tilaus|command|cmd|pedido|ordin|bestill|uzsak|tellim|pasut|' +
    'rendel|comanda|zlec|naroc|narudz|porud|porac|siparis|kauf|shop|vs|variab|purchase|online|internet|tovar|' +
    'kod-zam|kod-zak)',
);
const INVOICE = new RegExp(
  '^(rechn|rech|rg|re$|re-|rgnr|renr|inv|faktur|fakt|fv|fa$|rakh|rah|raxunok|schet|schyot|schot|shet|sf$|lasku|' +
    'facture|fact|saskait|arve|rekin|szamla|racun|proform|bill)',
);
const OTHER = new RegExp(
  '^(kd|kunde|customer|cust|client|klient|kl$|tel|phone|mob|handy|fax|term|plz|zip|post|card|kart|konto|kto|account|' +
    'acc|iban|blz|bic|mandat|vertr|contract|dogov|dohov|dog$|umow|smlouv|pdv|nds|vat|mwst|ust|dph|edrpou|yedrpou|ipn|' +
    'inn|kod|code|mcc|kv$|kvart|house|vul|ul$|ulic|str|haus|bud|uhr|time|zeit|mitglied|member|steuer|tax|beleg|trace|' +
    'auth|ta-nr|pesel|nip|regon|ico|dic|kvk|btw|grn|hryv|lot|los|serial|imei)',
);

/**
 * Returns the kind of number that the words before it name; null if they name none.
 * @param text in capitals
 * @param at position of the number
 */
export function nameOfNumber(text: string, at: number): 'order' | 'invoice' | 'other' | null {
  let end = at;
  for (let words = 0; words < 3; words++) {
    const match = BEFORE.exec(text.slice(Math.max(0, end - REACH), end));
    if (!match) return null;
    const word = slugify(match[1]!, REACH);
    const named = nameOf(word);
    if (named !== 'number') return named;
    end -= match[0].length;
  }
  return null;
}

function nameOf(word: string): 'order' | 'invoice' | 'other' | 'number' | null {
  if (word === '' || NUMBER.test(word)) return 'number';
  if (OTHER.test(word)) return 'other';
  if (ORDER.test(word)) return 'order';
  return INVOICE.test(word) ? 'invoice' : null;
}
