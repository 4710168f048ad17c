import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/index.js';
import { ReviewRows } from '../data/review-rows.js';

/** Instead of a name; the same in every language. */
const NAMELESS = '—';

/** Reviews of a person: published ones stay without the name, the others go. */
@Injectable()
export class ForgetReviewers implements OnModuleInit {
  constructor(
    private readonly reviews: ReviewRows,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.exports('reviews', ({ userId }) => this.reviews.writtenBy(userId));
    this.data.erases(async (tx, { userId }) => {
      if (userId !== null) await this.reviews.anonymize(tx, userId, NAMELESS);
    });
  }
}
