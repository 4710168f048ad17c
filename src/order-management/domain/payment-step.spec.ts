import fc from 'fast-check';
import { DAYS_FOR_REPORTED, isDue, nextStep, type ClockFacts, type PaymentStep } from './payment-step.js';

/** An order with a deadline on day 100, placed on day 93. */
const FACTS: ClockFacts = {
  today: 100,
  dueOn: 100,
  since: 93,
  reminders: [],
  cancelAfter: null,
  sent: [],
  isPartlyPaid: false,
  isPaidToday: false,
  reportedOn: null,
  postponedTo: null,
  hasAttempt: false,
  isSuggested: false,
  statement: 'plain',
};
const step = (facts: Partial<ClockFacts>): PaymentStep | null => nextStep({ ...FACTS, ...facts });
const brief = (facts: Partial<ClockFacts>): unknown[] | null => {
  const next = step(facts);
  return next && [next.action, next.on, next.waitsFor];
};

describe('the next step of the payment clock', () => {
  it('the payment clock does nothing if neither reminders nor a cancellation are set', () => {
    expect(step({ today: 500 })).toBeNull();
  });

  it('the payment clock cancels an order from its day of cancellation on, and announces the cancellation before', () => {
    expect(brief({ cancelAfter: 3, today: 102 })).toEqual(['cancel', 103, null]);
    expect(isDue(step({ cancelAfter: 3, today: 102 }), 102)).toBe(false);
    for (const today of [103, 150]) {
      expect(brief({ cancelAfter: 3, today })).toEqual(['cancel', today, null]);
      expect(isDue(step({ cancelAfter: 3, today }), today)).toBe(true);
    }
  });

  it('the payment clock never cancels a partly paid order, and still reminds its customer of the rest', () => {
    expect(step({ cancelAfter: 3, today: 150, isPartlyPaid: true })).toBeNull();
    expect(brief({ cancelAfter: 3, reminders: [1], today: 150, isPartlyPaid: true })).toEqual(['remind', 150, null]);
  });

  it('after missed runs the payment clock sends only the latest reminder, and then neither repeats it nor sends an earlier one', () => {
    expect(step({ reminders: [-2, 1, 5], today: 103 })).toMatchObject({ reminder: 1, on: 103 });
    expect(step({ reminders: [-2, 1, 5], sent: [1], today: 103 })).toMatchObject({ reminder: 5, on: 105 });
    expect(step({ reminders: [-2, 1], sent: [5], today: 110 })).toBeNull();
  });

  it('the payment clock never sends a reminder for a day before the customer was asked for the payment', () => {
    expect(step({ reminders: [-8], today: 93 })).toBeNull();
    expect(step({ reminders: [-7], today: 93 })).toMatchObject({ reminder: -7, on: 93 });
  });

  it('if a reminder and the cancellation are due together, the payment clock only cancels the order', () => {
    expect(brief({ reminders: [3], cancelAfter: 3, today: 103 })).toEqual(['cancel', 103, null]);
    expect(brief({ reminders: [3], cancelAfter: 3, today: 102 })).toEqual(['cancel', 103, null]);
    expect(brief({ reminders: [2], cancelAfter: 3, today: 101 })).toEqual(['remind', 102, null]);
  });

  it('the payment clock reminds nobody on the day of a payment', () => {
    const facts = { reminders: [1], isPartlyPaid: true, today: 101 };
    expect(brief({ ...facts, isPaidToday: true })).toEqual(['remind', 102, null]);
    expect(brief(facts)).toEqual(['remind', 101, null]);
  });

  it('reminders after the deadline and the cancellation wait for a bank statement, reminders before it do not', () => {
    expect(brief({ statement: 'missing', reminders: [1], today: 101 })).toEqual(['remind', 101, 'statement']);
    expect(brief({ statement: 'missing', reminders: [0], today: 101 })).toEqual(['remind', 100, 'statement']);
    expect(brief({ statement: 'missing', reminders: [0], today: 100 })).toEqual(['remind', 100, null]);
    expect(brief({ statement: 'missing', cancelAfter: 3, today: 150 })).toEqual(['cancel', 103, 'statement']);
    expect(brief({ statement: 'missing', cancelAfter: 3, today: 101 })).toEqual(['cancel', 103, 'statement']);
    expect(brief({ statement: 'covered', cancelAfter: 3, today: 103 })).toEqual(['cancel', 103, null]);
  });

  it('a running payment attempt or an undecided transfer stops reminders and the cancellation', () => {
    for (const rule of [{ cancelAfter: 3 }, { reminders: [3] }]) {
      expect(step({ ...rule, today: 110, hasAttempt: true })).toMatchObject({ on: 103, waitsFor: 'attempt' });
      expect(step({ ...rule, today: 110, isSuggested: true })).toMatchObject({ on: 103, waitsFor: 'transfer' });
    }
  });

  it('a reported payment postpones the cancellation once, by seven days', () => {
    const reported = { cancelAfter: 3, reportedOn: 98 };
    expect(step({ ...reported, today: 101 })).toMatchObject({ on: 110, waitsFor: 'reported', postpones: false });
    expect(step({ ...reported, today: 103 })).toMatchObject({ on: 110, waitsFor: 'reported', postpones: true });
    expect(step({ ...reported, today: 105, postponedTo: 110 })).toMatchObject({ on: 110, postpones: false });
    expect(brief({ ...reported, today: 110, postponedTo: 110 })).toEqual(['cancel', 110, null]);
    // The order has a new deadline after the postponement.
    expect(brief({ ...reported, today: 123, dueOn: 120, postponedTo: 110 })).toEqual(['cancel', 123, null]);
  });

  it('a customer who reported the payment is not reminded for seven days', () => {
    const reported = { reminders: [1], reportedOn: 99 };
    expect(brief({ ...reported, today: 101 })).toEqual(['remind', 106, 'reported']);
    expect(brief({ ...reported, today: 106 })).toEqual(['remind', 106, null]);
  });

  it('the payment clock sends each reminder at most once and cancels at most once, on whatever days it runs', () => {
    const days = fc.uniqueArray(fc.integer({ min: -30, max: 60 }), { maxLength: 5 });
    const facts = fc.record({
      reminders: days.map((all) => all.toSorted((one, other) => one - other)),
      cancelAfter: fc.option(fc.integer({ min: 1, max: 90 })),
      reportedOn: fc.option(fc.integer({ min: 90, max: 160 })),
      coveredOn: fc.option(fc.integer({ min: 95, max: 200 })),
      missed: fc.array(fc.boolean(), { minLength: 130, maxLength: 130 }),
    });
    fc.assert(
      fc.property(facts, ({ reportedOn, coveredOn, missed, ...rules }) => {
        const [sent, sentOn]: [number[], number[]] = [[], []];
        let postponedTo: number | null = null;
        for (let today = 93; today < 93 + missed.length; today++) {
          if (missed[today - 93]) continue;
          const isCovered = coveredOn !== null && today >= coveredOn;
          const statement = isCovered ? 'covered' : 'missing';
          const reported = reportedOn !== null && reportedOn <= today ? reportedOn : null;
          const next: PaymentStep | null = step({
            ...rules,
            today,
            sent,
            postponedTo,
            reportedOn: reported,
            statement,
          });
          if (next?.postpones) {
            expect(postponedTo).toBeNull();
            postponedTo = next.on;
          }
          if (!isDue(next, today)) continue;
          expect(today <= FACTS.dueOn || isCovered).toBe(true);
          if (next.action === 'cancel') {
            expect(today).toBeGreaterThanOrEqual(FACTS.dueOn + rules.cancelAfter!);
            if (reported !== null && postponedTo !== null)
              expect(today).toBeGreaterThanOrEqual(FACTS.dueOn + rules.cancelAfter! + DAYS_FOR_REPORTED);
            return;
          }
          expect(sent).not.toContain(next.reminder);
          expect(sentOn).not.toContain(today);
          expect(FACTS.dueOn + next.reminder!).toBeLessThanOrEqual(today);
          expect(FACTS.dueOn + next.reminder!).toBeGreaterThanOrEqual(FACTS.since);
          sent.push(next.reminder!);
          sentOn.push(today);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
