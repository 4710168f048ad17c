import type { ReturnMark } from './camt.types.js';
import type { XmlElement } from './xml-element.js';

/** ISO 20022 transaction sub-families: reimbursements, unpaid debits, and reversals after a cancellation request. */
const RETURN_FAMILIES = new Set(['RRTN', 'UPDD', 'UPCQ', 'UPCT', 'RCDD', 'PRDD', 'CQRV']);
/** Transaction codes of German banks for returned direct debits and transfers, and for the credits that follow. */
const GERMAN_RETURNS = new Set(['108', '109', '159', '181', '184']);

function isReturnCode(code: XmlElement | undefined): boolean {
  const family = code?.textAt('Domn', 'Fmly', 'SubFmlyCd') ?? '';
  const [type = '', number = ''] = (code?.textAt('Prtry', 'Cd') ?? '').split('+');
  return RETURN_FAMILIES.has(family) || type === 'NRTI' || (/^N[A-Z]{3}$/.test(type) && GERMAN_RETURNS.has(number));
}

/** Returns code and text of the return in an `Ntry` or `TxDtls`; null if it is not a return. */
export function readReturn(element: XmlElement): ReturnMark | null {
  const information = element.at('RtrInf');
  if (!information && !isReturnCode(element.at('BkTxCd'))) return null;
  const text = information?.all('AddtlInf').map((part) => part.text) ?? [];
  return { code: information?.codeAt('Rsn') ?? null, text: text.join(' ') || null };
}
