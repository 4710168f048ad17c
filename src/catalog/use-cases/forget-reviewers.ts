import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/index.js';
import { ReviewRows } from '../data/review-rows.js';

/** Replacement for a name; the same in every language. */
const NAMELESS = '—';

/** Erases a person's reviews: published ones lose the name, the others are deleted. */
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
