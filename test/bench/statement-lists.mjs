/** Lists that the panel shows after an import. */
export const LISTS = {
  'review queue': '/api/admin/bank-transactions?waiting=1&sort=surest',
  'latest transactions': '/api/admin/bank-transactions',
  'transactions of a statement': '/api/admin/bank-transactions?statement_id=1',
  'page 900 of the transactions': '/api/admin/bank-transactions?page=900',
  'bank statements': '/api/admin/bank-statements',
  'payment clock': '/api/admin/payment-clock',
};

/** Returns the durations of nine requests in milliseconds. */
export async function timesOf(url, token) {
  const times = [];
  for (let round = 0; round < 9; round++) {
    const began = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - began);
  }
  return times;
}
