import type { ReactElement } from 'react';
import { useText } from '#panel';
import { STEPS, type Step } from './tree.js';

const SIGNS: Readonly<Record<Step, string>> = { up: '↑', down: '↓', out: '←', in: '→' };

export interface CategoryStepsProps {
  /** Prefix of the buttons' ids, followed by the step. */
  readonly id: string;
  readonly name: string;
  /** Possible moves. */
  readonly steps: ReadonlySet<Step>;
  readonly onStep: (step: Step) => void;
}

/** Buttons that move a category by one position or one level. */
export function CategorySteps({ id, name, steps, onStep }: CategoryStepsProps): ReactElement {
  const say = useText();
  return (
    <>
      {STEPS.map((step) => {
        const label = say(`categories.steps.${step}`, { name });
        return (
          <button
            key={step}
            id={`${id}-${step}`}
            type="button"
            className="icon-button"
            disabled={!steps.has(step)}
            aria-label={label}
            title={label}
            onClick={() => onStep(step)}
          >
            {SIGNS[step]}
          </button>
        );
      })}
    </>
  );
}
