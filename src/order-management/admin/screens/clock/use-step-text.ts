import { useMemo } from 'react';
import { format, useText, type Translate } from '#panel';
import type { ClockAccount, ClockStep, WatchedOrder } from './clock.js';

export interface StepText {
  /** Name of the step, e.g. `Reminder 2` or `Cancellation`. */
  readonly title: (step: ClockStep | null) => string;
  /** When the step is taken, or what it waits for, as a sentence. */
  readonly sentence: (order: WatchedOrder) => string;
}

/** Texts of the next steps. `accounts`: those whose statements the clock follows. */
export function useStepText(accounts: readonly ClockAccount[]): StepText {
  const say = useText();
  return useMemo(
    () => ({
      title: (step) => titleOf(say, step),
      sentence: (order) => (order.next ? sentenceOf(say, order, order.next, accounts) : say('clock.steps.nothing')),
    }),
    [say, accounts],
  );
}

function titleOf(say: Translate, step: ClockStep | null): string {
  if (!step) return say('clock.steps.none');
  if (step.action === 'cancel') return say('clock.steps.cancel');
  return step.number === null ? say('clock.steps.remind') : say('clock.steps.remind_number', { number: step.number });
}

function sentenceOf(
  say: Translate,
  order: WatchedOrder,
  { action, on, due, waits_for: reason, missing_since: since, missing_until: until }: ClockStep,
  accounts: readonly ClockAccount[],
): string {
  const day = format.day(on, 'long');
  if (due) return say(`clock.when.${action}_now`);
  if (reason === null) return say(`clock.when.${action}`, { day });
  if (reason !== 'statement' || since === null || until === null) return say(`clock.waiting.${reason}`, { day });
  const account = accounts.find(
    ({ method, currency }) => method === order.payment_method && currency === order.currency,
  )?.account;
  const days = { first: format.day(since, 'long'), last: format.day(until, 'long') };
  return say(`clock.waiting.${since === until ? 'statement' : 'statements'}`, {
    ...days,
    account: account ? format.iban(account) : '',
  });
}
