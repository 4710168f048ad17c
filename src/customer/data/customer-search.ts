import { Injectable } from '@nestjs/common';
import { emailAddress } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { likeCondition } from '../../platform/database/like-condition.js';

export interface FoundCustomer {
  readonly id: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly registered: boolean;
}

/**
 * Maximum number of guests to read. Each order of a guest without an email address creates a customer, so duplicates
 * are removed.
 */
const GUESTS_LOOKED_AT = 50;

/** Finds customers by id, email address, phone or name. It does not count the matches, so that the work is limited. */
@Injectable()
export class CustomerSearch {
  constructor(private readonly database: Database) {}

  /** At most `limit` customers: those with an account first, each half newest first. A single letter finds none. */
  find(q: string, limit: number): Promise<FoundCustomer[]> {
    const text = emailAddress(q.trim()).toLowerCase();
    if (text.length < 2) return Promise.resolve([]);
    const values: unknown[] = [];
    const bind = (value: unknown): string => `$${values.push(value)}`;
    const like = likeCondition('search_text', text, bind);
    const [accounts, guests, most] = [bind(limit), bind(GUESTS_LOOKED_AT), bind(limit)];
    // SQL: each half uses its own index and reads at most its limit
    const half = (registered: boolean, bound: string): string =>
      `(SELECT * FROM customer WHERE user_id IS ${registered ? 'NOT ' : ''}NULL AND merged_into IS NULL AND ${like} ORDER BY id DESC
        LIMIT ${bound})`;
    // SQL: the planner must see the words of the search; of guests with equal contact data only the newest is kept
    return this.database.readLagging<FoundCustomer>(
      `SELECT id, first_name AS "firstName", last_name AS "lastName", email, phone, user_id IS NOT NULL AS registered
       FROM (${half(true, accounts)} UNION ALL (
         SELECT DISTINCT ON (first_name, last_name, lower(email), phone) * FROM ${half(false, guests)} guest
         ORDER BY first_name, last_name, lower(email), phone, id DESC
       )) found ORDER BY user_id IS NULL, id DESC LIMIT ${most}`,
      values,
    );
  }
}
