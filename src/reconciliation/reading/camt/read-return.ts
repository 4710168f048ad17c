import type { ReturnMark } from './camt.types.js';
import type { XmlElement } from './xml-element.js';

/** Sub-families of bank transaction codes: reimbursement, unpaid, reversal after a cancellation or a payment reversal. */
const RETURN_FAMILIES = new Set(['RRTN', 'UPDD', 'UPCQ', 'UPCT', 'RCDD', 'PRDD', 'CQRV']);
/** Codes of German banks: returned direct debits and transfers, and what is credited again for them. */
const GERMAN_RETURNS = new Set(['108', '109', '159', '181', '184']);

function isReturnCode(code: XmlElement | undefined): boolean {
  const family = code?.textAt('Domn', 'Fmly', 'SubFmlyCd') ?? '';
  const [type = '', number = ''] = (code?.textAt('Prtry', 'Cd') ?? '').split('+');
  return RETURN_FAMILIES.has(family) || type === 'NRTI' || (/^N[A-Z]{3}$/.test(type) && GERMAN_RETURNS.has(number));
}

/** Return information of an `Ntry` or `TxDtls`; null if it marks no return. */
export function readReturn(element: XmlElement): ReturnMark | null {
  const information = element.at('RtrInf');
  if (!information && !isReturnCode(element.at('BkTxCd'))) return null;
  const text = information?.all('AddtlInf').map((part) => part.text) ?? [];
  return { code: information?.codeAt('Rsn') ?? null, text: text.join(' ') || null };
}
