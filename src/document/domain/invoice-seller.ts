import type { Language } from '#kernel';
import type { Seller } from '../../settings/index.js';

/** The seller on an invoice. Members after `taxId` are '' if the settings lack them. */
export interface InvoiceSeller {
  readonly name: string;
  /** Tax id of the account holder; '' if it repeats the VAT id or the registration number. */
  readonly taxId: string;
  /** The members below are missing on invoices that earlier versions of the shop have stored. */
  readonly address?: string;
  readonly zip?: string;
  readonly city?: string;
  /** Country name in the language of the invoice. */
  readonly country?: string;
  readonly vatId?: string;
  readonly registration?: string;
  readonly email?: string;
  readonly phone?: string;
}

export interface SellerSource {
  readonly seller: Seller;
  /** Holder of the bank account for customers' transfers. */
  readonly accountHolder: { readonly name: string; readonly taxId: string } | null;
  readonly shopName: string;
}

/** The seller from the settings. Without a name: the account holder, or else the shop's name. */
export function invoiceSeller({ seller, accountHolder, shopName }: SellerSource, language: Language): InvoiceSeller {
  const taxId = accountHolder?.taxId ?? '';
  return {
    name: seller.name ?? accountHolder?.name ?? shopName,
    taxId: [seller.vat_id, seller.registration].includes(taxId) ? '' : taxId,
    address: seller.address ?? '',
    zip: seller.zip ?? '',
    city: seller.city ?? '',
    country: seller.country ? (new Intl.DisplayNames(language, { type: 'region' }).of(seller.country) ?? '') : '',
    vatId: seller.vat_id ?? '',
    registration: seller.registration ?? '',
    email: seller.email ?? '',
    phone: seller.phone ?? '',
  };
}
