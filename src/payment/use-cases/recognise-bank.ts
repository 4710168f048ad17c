import { bankOfCode, bankOfIban, checkIban, pick, type KnownBank, type Language } from '#kernel';

export interface RecognisedBank {
  /** In the reader's language; null when the bank is not known. */
  readonly name: string | null;
  /** In every language it has a name of its own in. */
  readonly names: Readonly<Record<string, string>>;
  readonly bic: string | null;
  /** Of Ukrainian banks: the code of 6 digits. */
  readonly code: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** Whose account or code this is, where that is known for certain. */
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
