import { reference, variableSymbol } from '../statement/reference.js';
import type { XmlElement } from './xml-element.js';

export interface Remittance {
  readonly text: string;
  /** Structured references for the receiver, the one that names the payment first. */
  readonly references: readonly string[];
}

/** Swiss banks tell here whether the reference was read by a machine. */
const MACHINE_NOTE = /^\?REJECT\?\d*$/;
const SYMBOL = /^(VS|KS|SS)\s{0,3}:?\s{0,3}\d{1,10}$/i;

/** Creditor references by ISO 11649 come first, then those without a type, then variable symbols. */
function rank(text: string): number {
  if (/^RF\d\d/i.test(text)) return 0;
  return SYMBOL.test(text) ? (/^VS/i.test(text) ? 2 : 3) : 1;
}

/** Numbers of invoices and notes in the structured parts, for which there is often no other text. */
function documentLines(structured: XmlElement): string[] {
  const documents = structured.all('RfrdDocInf').flatMap((document) => document.textAt('Nb') ?? []);
  const notes = structured.all('AddtlRmtInf').map((note) => note.text);
  return [...documents, ...notes].filter((line) => line !== '' && !MACHINE_NOTE.test(line));
}

/** Reads `RmtInf`. Each line of the text is one element: banks cut long texts anywhere, also in a word. */
export function readRemittance(element: XmlElement | undefined): Remittance {
  const structured = element?.all('Strd') ?? [];
  const found = structured
    .flatMap((part) => reference(part.textAt('CdtrRefInf', 'Ref')) ?? [])
    .toSorted((first, second) => rank(first) - rank(second));
  const symbols = found.filter((text) => SYMBOL.test(text));
  const main = found[0];
  const references = found.filter((text) => !SYMBOL.test(text) || /^VS/i.test(text));
  const lines = (element?.all('Ustrd') ?? []).map((part) => part.text).filter((line) => line !== '');
  const written = lines.join('');
  const more = [...structured.flatMap(documentLines), ...symbols, ...found.filter((text) => text !== main)];
  for (const line of new Set(more)) if (!written.includes(line)) lines.push(line);
  return { text: lines.join('\n'), references: references.map((text) => variableSymbol(text) ?? text) };
}
