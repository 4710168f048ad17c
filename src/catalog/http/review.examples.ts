const judged = {
  id: 5,
  product_id: 12,
  name: 'Olena',
  rating: 5,
  text: 'Pours without a drip.',
  approved: true,
  verified_purchase: true,
  created_at: '2026-11-21T10:00:00.000Z',
  status: 'approved',
};

const done = { success: true, message: 'Done.' };

export const ALL_REVIEWS = {
  ...done,
  data: { items: [{ ...judged, product: { id: 12, name: 'Moss teapot', published: true } }] },
  meta: { total: 1, page: 1, per_page: 20 },
};
export const JUDGED_REVIEW = { ...done, data: judged };
export const JUDGED_REVIEWS = { ...done, data: { changed: 2, missing: [7] } };
