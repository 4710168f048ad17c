import { reference, variableSymbol } from '../statement/reference.js';
import type { XmlElement } from './xml-element.js';

export interface Remittance {
  readonly text: string;
  /** Structured references; the one that identifies the payment best comes first. */
  readonly references: readonly string[];
}

/** A note with which Swiss banks say whether a machine could read the reference, e.g. '?REJECT?0'. */
const MACHINE_NOTE = /^\?REJECT\?\d*$/;
const SYMBOL = /^(VS|KS|SS)\s{0,3}:?\s{0,3}\d{1,10}$/i;

/** Sort key of references: ISO 11649 first, then those without a type, variable symbols, and other symbols. */
function rank(text: string): number {
  if (/^RF\d\d/i.test(text)) return 0;
  return SYMBOL.test(text) ? (/^VS/i.test(text) ? 2 : 3) : 1;
}

/** Invoice numbers and notes of a structured part. A payment with structured parts often has no other text. */
function documentLines(structured: XmlElement): string[] {
  const documents = structured.all('RfrdDocInf').flatMap((document) => document.textAt('Nb') ?? []);
  const notes = structured.all('AddtlRmtInf').map((note) => note.text);
  return [...documents, ...notes].filter((line) => line !== '' && !MACHINE_NOTE.test(line));
}

/** Reads `RmtInf`. Each element remains a separate line, because banks split long texts anywhere, even in a word. */
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
