import { IBAN, tidy } from './payment-text.js';
import type { PaymentText } from './payment-text.js';

const NAMES =
  'TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|CNTP|MARF|CSID|RTRN|PREF|RREF|PURP|ISDT|CREF|ULTB|ULTD|ULTC|OCMT|' +
  'CHGS|ADDR|SVCL|IREF|NRTX|MAXE|SUM|ID';
const CODE = new RegExp(`/(${NAMES})(?=/)`, 'g');
const BEGIN = new RegExp(`^/(?:${NAMES})/`);
/** Codes of parties, which are followed by codes for name, account and address. */
const PARTIES = new Set(['ORDP', 'BENM', 'ULTB', 'ULTD', 'ULTC']);

/** Returns the values by code, e.g. 'REMI', or by party and code, e.g. 'ORDP/NAME'. Values may contain slashes. */
function values(text: string): Map<string, string> {
  const found = new Map<string, string>();
  // The slash after a code may also be the one before the next code.
  const codes = [...text.matchAll(CODE)].map((match) => ({
    code: match[1]!,
    start: match.index,
    end: match.index + match[0].length + 1,
  }));
  let party = '';
  codes.forEach(({ code, end }, number) => {
    const value = text.slice(end, Math.max(end, codes[number + 1]?.start ?? text.length)).replace(/\/$/, '');
    if (PARTIES.has(code)) party = `${code}/`;
    const isOfParty = ['NAME', 'IBAN', 'BIC', 'ADDR', 'ID'].includes(code);
    const key = isOfParty ? party + code : code;
    if (!found.has(key)) found.set(key, value);
  });
  return found;
}

/** Reads '/REMI/USTD//text', '/REMI/STRD/CUR/number' and '/REMI/text'. */
function readRemittance(value: string): Pick<PaymentText, 'remittance' | 'creditorReference'> {
  const structured = /^STRD\/(?:[A-Z]{3}\/)?(.*)$/s.exec(value)?.[1];
  if (structured !== undefined) return { remittance: structured.trim(), creditorReference: tidy(structured) };
  return { remittance: value.replace(/^USTD\/{1,2}/, '').trim() };
}

/** Reads '/CNTP/account/bank/name/city'. */
function readCounterparty(value: string): Pick<PaymentText, 'name' | 'account'> {
  const [account = '', , ...rest] = value.split('/');
  const name = rest.length > 1 ? rest.slice(0, -1) : rest;
  return { account: tidy(account), name: tidy(name.join('/')) };
}

/** Reads a :86: with codes between slashes, as Dutch banks write it; returns null for other texts. */
export function readSlashCodes(lines: readonly string[], isCredit: boolean): PaymentText | null {
  const text = lines.join('');
  if (!BEGIN.test(text)) return null;
  const found = values(text);
  const party = readCounterparty(found.get('CNTP') ?? '');
  const roles = isCredit ? ['ORDP/', '', 'BENM/'] : ['BENM/', '', 'ORDP/'];
  const ofParty = (code: string): string | undefined =>
    roles.map((role) => tidy(found.get(role + code))).find((value) => value !== undefined);
  const iban = ofParty('IBAN');
  return {
    name: party.name ?? ofParty('NAME'),
    account: party.account ?? (iban !== undefined && IBAN.test(iban.replace(/\s/g, '')) ? iban : ofParty('ID')),
    ...readRemittance(found.get('REMI') ?? ''),
    endToEndId: tidy(found.get('EREF')),
    isReturn: found.has('RTRN'),
    returnCode: tidy(found.get('RTRN')),
    bookingText: tidy(found.get('TRTP')),
  };
}
