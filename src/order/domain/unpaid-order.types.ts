/** Facts from the history of an order for the payment clock, since the order was reopened. */
export interface ClockHistory {
  /** When the order last began to await its payment; null: never. */
  readonly askedAt: Date | null;
  /** When the buyer reported the payment; null: not reported. */
  readonly reportedAt: Date | null;
  /** Day (YYYY-MM-DD) to which the cancellation was postponed; null: it was not. */
  readonly postponedTo: string | null;
  /** Reminders for the current deadline, in days relative to it, in ascending order. */
  readonly sent: readonly number[];
}

/** Overdue orders with the same method, currency and deadline. Days are YYYY-MM-DD. */
export interface OverdueOrders {
  readonly method: string;
  readonly currency: string;
  readonly dueOn: string;
  /** Day on which the oldest of the orders was placed. */
  readonly placedOn: string;
  readonly count: number;
}

/** A reminder that was sent. */
export interface PaymentReminder {
  /** Day of the reminder, in days relative to the deadline. */
  readonly day: number;
  readonly sentAt: Date;
}
