import type { Columns } from './columns.js';
import { cellText, referenceText } from './cell.js';

/** Longer texts are not searched for codes. */
const MAX_SEARCHED = 2000;
const SEPA_CODE = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|PURP|DSVZ)\+/g;

export interface CodedText {
  readonly text: string;
  readonly endToEndId: string | null;
}

/** Splits a text at German SEPA codes: 'EREF+123SVWZ+order 17' gives the text 'order 17' and the end-to-end id 123. */
function splitSepaCodes(text: string): CodedText | null {
  const found = [...text.matchAll(SEPA_CODE)];
  if (found.length === 0 || !(found.some(([, code]) => code === 'SVWZ') || found[0]!.index === 0)) return null;
  const part = (name: string): string | null => {
    const at = found.findIndex(([, code]) => code === name);
    return at < 0 ? null : text.slice(found[at]!.index + 5, found[at + 1]?.index).trim();
  };
  return {
    text: part('SVWZ') ?? text.slice(0, found[0]!.index).trim(),
    endToEndId: referenceText(part('EREF') ?? undefined),
  };
}

const END_TO_END = /(?:End-to-End-Ref\.?|End-to-End-ID|EREF|Kenmerk)\s?:\s?(\S+)/i;

/** Returns the payer's text without codes, and the end-to-end id that it contains. */
export function readCodes(text: string): CodedText {
  if (text.length > MAX_SEARCHED) return { text, endToEndId: null };
  const coded = splitSepaCodes(text);
  return coded ?? { text, endToEndId: referenceText(END_TO_END.exec(text)?.[1]) };
}

/** Matches descriptions such as 'Від: name. text', written by payment services that have no column for the payer. */
const NAMED = new RegExp(
  '^(?:Від|От|Payment from|Transfer from|Money added from|Received money from|Sent money to|Transfer to|From|To)' +
    String.raw`(?::\s*|\s+)(.{2,})$`,
  'iu',
);
/** Matches the counterparty's name after a label such as `Auftraggeber:` within a longer text. */
const LABELLED = new RegExp(
  String.raw`(?:Nazwa nadawcy|Nazwa odbiorcy|Auftraggeber|Empfänger|Zahlungspflichtiger|Naam)\s?: {0,3}(.{2,100}?)` +
    ' {0,3}(?:$|(?:Kto/IBAN|BLZ/BIC|Buchungstext|Omschrijving|IBAN|Adres[^:]{0,20}|Tytuł|Rachunek|Kenmerk|' +
    String.raw`Kundendaten|Verwendungszweck|Zahlungsreferenz)\s?:|Ref\. )`,
  'u',
);

export function nameInText(text: string): string | null {
  if (text.length > 500) return null;
  const labelled = LABELLED.exec(text)?.[1];
  if (labelled !== undefined) return labelled.trim();
  const rest = NAMED.exec(text)?.[1];
  if (rest === undefined || /^[*\d]/.test(rest)) return null;
  // A full stop ends the name only after three letters, because it may also follow an initial.
  const end = /(?<=\p{L}{3})\.(?:\s|$)| with reference |, /u.exec(rest)?.index;
  return rest.slice(0, end).trim() || null;
}

const PIECE = 140;

/** Joins the texts of several columns. Some banks split a long text after each 140 characters, even within a word. */
function join(texts: readonly string[]): string {
  return texts.reduce((all, text) => {
    if (all === '' || text === '' || all.includes(text)) return all === '' ? text : all;
    return all.length % PIECE === 0 ? all + text : `${all} ${text}`;
  }, '');
}

const RF = /^RF\d{2}[A-Z0-9]{1,21}$/;

/** Returns the payer's text and an ISO 11649 reference. References of other standards are appended to the text. */
export function readRemittance(
  cells: readonly string[],
  columns: Columns,
): CodedText & { creditorReference: string | null } {
  const purpose = join(columns.purposes.map((at) => cellText(cells[at])));
  const own = purpose === '' ? join(columns.descriptions.map((at) => cellText(cells[at]))) : purpose;
  const coded = readCodes(own);
  const references = columns.creditorReferences.map((at) => referenceText(cells[at]) ?? '');
  const compact = references.map((text) => text.replace(/\s/g, '').toUpperCase());
  const creditorReference = compact.find((text) => RF.test(text)) ?? null;
  const others = references.filter((_, i) => !RF.test(compact[i]!));
  return { ...coded, text: join([coded.text, ...others]), creditorReference };
}

/** Matches the kinds of transactions that are returns, in several languages. */
const RETURN = new RegExp(
  '^(?:retoure|rück(?:lastschrift|überweisung|buchung|gabe|zahlung wegen)|ruecklastschrift|rueckueberweisung|' +
    'rueckbuchung|storno|returned|return|chargeback|reversal|rejected|terugboeking|storn(?:o|ierung)|' +
    'zwrot przelewu|vrácen|retour|rejet|devolución|повернення (?:платежу|переказу|помилк)|' +
    'возврат (?:платежа|перевода|ошибоч))',
  'i',
);
const RETURN_CODE = /\b(?:AC|AG|AM|BE|CNOR|DNOR|ED|FF|FR|MD|MS|RC|RR|SL|TM|FOCR)\d{2}\b/;

/**
 * Returns the reason of a return; null for other rows. A return has such a kind of transaction, or a reason in its
 * column.
 */
export function returnOf(
  cells: readonly string[],
  columns: Columns,
  text: string,
): { code: string | null; text: string | null } | null {
  const reason = columns.returnReason === null ? '' : cellText(cells[columns.returnReason]);
  const kind = columns.kind === null ? '' : cellText(cells[columns.kind]);
  if (reason === '' && !RETURN.test(kind)) return null;
  const searched = `${reason} ${text.slice(0, MAX_SEARCHED)}`;
  return { code: RETURN_CODE.exec(searched)?.[0] ?? null, text: reason || kind };
}
