import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

const COUNT = {
  name: 'catalog_ratings',
  text: 'SELECT rating, count(*)::int AS reviews FROM review WHERE product_id = $1 AND approved GROUP BY rating',
};

/** How many approved reviews gave a product how many stars. */
@Injectable()
export class CountRatings {
  constructor(private readonly database: Database) {}

  /** Five counts, of one star first. */
  async run(productId: number): Promise<number[]> {
    const rows = await this.database.query<{ rating: number; reviews: number }>(COUNT, [productId]);
    const counts = new Map(rows.map(({ rating, reviews }) => [rating, reviews]));
    return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0);
  }
}
