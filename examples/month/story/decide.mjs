/**
 * Decides in the review queue as a person does: records the strong suggestions at once, looks at the others one by one,
 * and sets aside transfers that pay no order.
 */
export async function decide(shop, pairs) {
  const waiting = pairs.filter(({ transfer }) => ['person', 'nothing'].includes(transfer.expect));
  const strong = waiting.filter(({ transaction: { kind, suggestions } }) => isStrong(kind, suggestions));
  await recordStrong(shop, strong);
  for (const pair of waiting.filter((one) => !strong.includes(one))) await decideOne(shop, pair);
}

const isStrong = (kind, [best]) => kind === 'credit' && best?.confidence === 'high';

async function recordStrong(shop, pairs) {
  if (pairs.length === 0) return;
  const transactions = pairs.map(({ transaction: { id, version } }) => ({ id, version }));
  const { items } = await shop.post('/api/admin/bank-transactions/accept', { transactions });
  const failed = items.filter(({ outcome }) => outcome !== 'booked');
  if (failed.length > 0) throw new Error(`Not booked: ${JSON.stringify(failed)}`);
}

async function decideOne(shop, { transfer, transaction }) {
  const path = `/api/admin/bank-transactions/${transaction.id}`;
  const [best] = transaction.suggestions;
  if (transfer.expect === 'nothing') return shop.post(`${path}/ignore`, { note: transfer.because });
  if (transfer.leave) return shop.put(path, { note: transfer.because });
  if (transaction.kind === 'return') return shop.post(`${path}/match`, { reverses: best.reverses });
  return shop.post(`${path}/match`, { allocations: best.allocations, reinstate: transfer.reinstate ?? false });
}
