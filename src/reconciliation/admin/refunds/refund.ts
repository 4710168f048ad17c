import { currencyDigits, type Item, type Schemas, type Tone } from '#panel';

export type Refund = Item<'listBankRefunds'>;
export type RefundFile = Item<'listRefundFiles'>;
export type FileFormat = Schemas['RefundFileFormat'];

export const REFUND_TONES: Readonly<Record<Refund['state'], Tone>> = {
  due: 'warn',
  exported: 'info',
  paid_out: 'good',
  returned: 'bad',
};

/** The views of refunds with their states: refunds to send, refunds that wait for the statement, and finished ones. */
export const VIEWS = { due: 'due,returned', exported: 'exported', paid_out: 'paid_out' } as const;
export type View = keyof typeof VIEWS;

/** Whether a file can contain the refund. */
export const isReady = ({ state, receiver }: Refund): boolean =>
  receiver !== null && (state === 'due' || state === 'returned');

/** The sum of the refunds of each currency, in the order of their first refunds. */
export function totalsOf(refunds: readonly Refund[]): Array<{ readonly currency: string; readonly amount: number }> {
  const minor = new Map<string, number>();
  for (const { currency, amount } of refunds)
    minor.set(currency, (minor.get(currency) ?? 0) + Math.round(amount * unitOf(currency)));
  return [...minor].map(([currency, sum]) => ({ currency, amount: sum / unitOf(currency) }));
}

const unitOf = (currency: string): number => 10 ** currencyDigits(currency);

export type FileState = 'exported' | 'partly_paid_out' | 'paid_out' | 'discarded';

export const FILE_TONES: Readonly<Record<FileState, Tone>> = {
  exported: 'info',
  partly_paid_out: 'warn',
  paid_out: 'good',
  discarded: 'neutral',
};

export function fileStateOf({ discarded_at: discarded, paid_out: paid, count }: RefundFile): FileState {
  if (discarded !== null) return 'discarded';
  if (paid === 0) return 'exported';
  return paid < count ? 'partly_paid_out' : 'paid_out';
}
