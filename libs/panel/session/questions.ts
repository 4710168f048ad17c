/** `proof`: the password or a code once more. `login`: the session is over, and what was typed must not be lost. */
export type Question = 'proof' | 'login';

interface Asked {
  readonly question: Question;
  readonly answered: Promise<boolean>;
  readonly answer: (goOn: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * What a call has to ask before it can be repeated; calls that are refused at once share one dialog. Answers whether to
 * repeat.
 */
export function ask(question: Question): Promise<boolean> {
  if (asked?.question === question) return asked.answered;
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
  now: (): Asked | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
