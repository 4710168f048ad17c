import type { Language } from '#kernel';
import type { Seller } from '../../settings/index.js';

/** Who sells, as invoices show it: the members after `taxId` are '' when the settings leave them empty. */
export interface InvoiceSeller {
  readonly name: string;
  /** Of the holder of the bank account. */
  readonly taxId: string;
  /** These are missing on invoices that were stored before they were known. */
  readonly address?: string;
  readonly zip?: string;
  readonly city?: string;
  /** The country's name in the reader's language. */
  readonly country?: string;
  readonly vatId?: string;
  readonly registration?: string;
  readonly email?: string;
  readonly phone?: string;
}

export interface SellerSource {
  readonly seller: Seller;
  /** Of the account that customers transfer to. */
  readonly accountHolder: { readonly name: string; readonly taxId: string } | null;
  readonly shopName: string;
}

/** The seller of the settings; a missing name is that of the holder of the bank account, else of the shop. */
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
