/**
 * Sets up the shop: payment in 14 days with reminders, a cancellation 7 days after the deadline, taxes, and electronic
 * invoices.
 */
export async function configure(shop) {
  await shop.put('/api/admin/payment-methods/bank_invoice', { payment_terms: 14, reminders: [-1, 3], cancel_after: 7 });
  await shop.put('/api/admin/tax', { prices_include_tax: true, rates: [{ country: 'DE', rate: 19 }] });
  await shop.put('/api/admin/settings', {
    e_invoice: 'facturx',
    seller: {
      ...{ name: 'Quiet Shelf Demo LLC', address: 'Lindenweg 12', city: 'Berlin', zip: '10115', country: 'DE' },
      ...{ vat_id: 'DE136695976', email: 'hello@quiet-shelf.example' },
    },
  });
}
