import { bankOfCode, bankOfIban, checkIban, pick, type KnownBank, type Language } from '#kernel';

export interface RecognisedBank {
  /** Translated name of the bank; null if unknown. */
  readonly name: string | null;
  /** Names of the bank by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly bic: string | null;
  /** For Ukrainian banks: the 6-digit code. */
  readonly code: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** The bank of an account or code, if it is known for certain. */
export function recogniseBank(iban: string | undefined, code: string | undefined, language: Language): RecognisedBank {
  const bank: KnownBank | null = (iban ? bankOfIban(iban) : null) ?? (code ? bankOfCode(code) : null);
  const checked = checkIban(iban ?? '');
  const ukrainian = checked.ok && checked.country === 'UA' ? checked.iban.slice(4, 10) : null;
  return {
    name: bank && pick(bank.name, language),
    names: bank?.name ?? {},
    bic: bank?.bic ?? null,
    code: ukrainian ?? (bank?.country === 'UA' ? bank.code : null),
    country: bank?.country ?? (checked.ok ? checked.country : null),
  };
}
