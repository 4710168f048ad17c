import { judgedReviewView, reviewView, type ReviewRow } from './review-view.js';

const row: ReviewRow = {
  id: 1,
  product_id: 7,
  name: 'Olena',
  rating: 5,
  text: 'Good',
  approved: false,
  verified_purchase: true,
  status: 'rejected',
  created_at: new Date('2026-11-21T10:00:00Z'),
};
const shown = {
  id: 1,
  product_id: 7,
  name: 'Olena',
  rating: 5,
  text: 'Good',
  approved: false,
  verified_purchase: true,
  created_at: '2026-11-21T10:00:00.000Z',
};

test('a public review has no state, whatever else its row contains', () => {
  expect(reviewView({ ...row, customer_id: 3 } as ReviewRow)).toEqual(shown);
});

test('administrators see the state of a review', () => {
  expect(judgedReviewView(row)).toEqual({ ...shown, status: 'rejected' });
});
