/** `proof`: the password or a code is required. `login`: the session has ended, and what was typed must not be lost. */
export type Question = 'proof' | 'login';

interface PendingQuestion {
  readonly question: Question;
  readonly answered: Promise<boolean>;
  readonly answer: (goOn: boolean) => void;
}

let pending: PendingQuestion | null = null;
const listeners = new Set<() => void>();

function change(next: PendingQuestion | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

/**
 * Requests what a call needs before it can be repeated; calls refused at the same time share one dialog. Resolves to
 * whether to repeat the call.
 */
export function ask(question: Question): Promise<boolean> {
  if (pending?.question === question) return pending.answered;
  let resolve: (goOn: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((done) => {
    resolve = done;
  });
  change({
    question,
    answered,
    answer: (goOn) => {
      change(null);
      resolve(goOn);
    },
  });
  return answered;
}

export const questions = {
  now: (): PendingQuestion | null => pending,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
