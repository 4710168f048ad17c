import type { ReturnMark } from './camt.types.js';
import type { XmlElement } from './xml-element.js';

/** ISO 20022 codes (sub-families of transactions) of reimbursements, unpaid items and reversals. */
const RETURN_FAMILIES = new Set(['RRTN', 'UPDD', 'UPCQ', 'UPCT', 'RCDD', 'PRDD', 'CQRV']);
/** German transaction codes of returned direct debits and transfers, and of credits that give the money back. */
const GERMAN_RETURNS = new Set(['108', '109', '159', '181', '184']);

function isReturnCode(code: XmlElement | undefined): boolean {
  const family = code?.textAt('Domn', 'Fmly', 'SubFmlyCd') ?? '';
  const [type = '', number = ''] = (code?.textAt('Prtry', 'Cd') ?? '').split('+');
  return RETURN_FAMILIES.has(family) || type === 'NRTI' || (/^N[A-Z]{3}$/.test(type) && GERMAN_RETURNS.has(number));
}

/** Returns the reason of the return in an `Ntry` or `TxDtls`; null if the payment was not returned. */
export function readReturn(element: XmlElement): ReturnMark | null {
  const information = element.at('RtrInf');
  if (!information && !isReturnCode(element.at('BkTxCd'))) return null;
  const text = information?.all('AddtlInf').map((part) => part.text) ?? [];
  return { code: information?.codeAt('Rsn') ?? null, text: text.join(' ') || null };
}
