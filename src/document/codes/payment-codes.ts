import { Injectable } from '@nestjs/common';
import { PAYMENT_CODE_PROVIDER, type PaymentCodeProvider } from '#contracts';
import { normalizeIban, pick, type Language } from '#kernel';
import { DecoratedProviders } from '../../platform/plugins/decorated-providers.js';
import type { Transfer } from '../../order-view/index.js';
import { builtInCodes } from './built-in-codes.js';
import { codeProviderProblem } from './code-provider-problem.js';

/** The QR code of a transfer. */
export interface PaymentCode {
  /** Key of the provider. */
  readonly kind: string;
  readonly text: string;
  /** Address that opens the payer's banking app; null for formats without one. */
  readonly link: string | null;
  /** Sentence below the code. */
  readonly caption: string;
}

/** Chooses the provider of a transfer's QR code by the currency and the country of the account. */
@Injectable()
export class PaymentCodes {
  private found: readonly PaymentCodeProvider[] | null = null;

  constructor(private readonly decorated: DecoratedProviders) {}

  /**
   * The providers in the order in which they are asked: those with fewer countries first; among providers with equally
   * many countries, those of plugins first.
   */
  private get providers(): readonly PaymentCodeProvider[] {
    return (this.found ??= [
      ...this.decorated
        .checked<PaymentCodeProvider>('payment code provider', PAYMENT_CODE_PROVIDER, codeProviderProblem)
        .values(),
    ].sort(
      (one, other) =>
        one.countries.length - other.countries.length || Number(isBuiltIn(one)) - Number(isBuiltIn(other)),
    ));
  }

  /** Null if the order has no open amount, or no provider can encode the transfer. */
  of({ options, ...transfer }: Transfer, language: Language): PaymentCode | null {
    const { amount } = transfer;
    if (!amount.isPositive()) return null;
    const iban = normalizeIban(transfer.iban);
    for (const provider of this.suitable(amount.currency, iban)) {
      const code = provider.encode({ ...transfer, iban, option: options[provider.key] ?? '' });
      if (code)
        return {
          kind: provider.key,
          text: code.text,
          link: code.link ?? null,
          caption: pick(provider.caption, language),
        };
    }
    return null;
  }

  private suitable(currency: string, iban: string): PaymentCodeProvider[] {
    return this.providers.filter(
      ({ currencies, countries }) => currencies.includes(currency) && countries.includes(iban.slice(0, 2)),
    );
  }
}

const isBuiltIn = (provider: PaymentCodeProvider): boolean => builtInCodes.some((type) => provider instanceof type);
