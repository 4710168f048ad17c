import { Injectable } from '@nestjs/common';
import { ReviewRows } from '../data/review-rows.js';

/** Numbers of approved reviews of a product by stars. */
@Injectable()
export class CountRatings {
  constructor(private readonly reviews: ReviewRows) {}

  /** Five numbers, beginning with one star. */
  async run(productId: number): Promise<number[]> {
    const rows = await this.reviews.ratings(productId);
    const counts = new Map(rows.map(({ rating, reviews }) => [rating, reviews]));
    return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0);
  }
}
