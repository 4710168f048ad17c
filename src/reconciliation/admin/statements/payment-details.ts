interface PaymentDetails {
  readonly remittance_information: string;
  readonly creditor_reference: string | null;
}

const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/**
 * The payer's text, followed by the structured reference unless the text contains it. Many banks send only the
 * reference, by which the shop then matches the transaction.
 * @returns a dash if there is neither
 */
export function paymentDetails({
  remittance_information: text,
  creditor_reference: reference,
}: PaymentDetails): string {
  const isNew = reference !== null && !compact(text).includes(compact(reference));
  return [text, isNew ? reference : ''].filter(Boolean).join(' · ') || '–';
}
