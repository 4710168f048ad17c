import { useState, type ReactElement } from 'react';
import { Button, can, Card, isKept, keep, LinkButton, placeOf, session, useText, type Schemas } from '#panel';

const HIDDEN = 'first-steps-hidden';

type Steps = Schemas['FirstStepsResponse'];

const stepsOf = (steps: Steps) => [
  { key: 'name', done: steps.name, to: `${placeOf('settings')}#shop_name`, least: 'owner' as const },
  { key: 'seller', done: steps.seller, to: `${placeOf('settings', 'seller')}#seller.name`, least: 'owner' as const },
  {
    key: 'bank',
    done: steps.bank_invoice,
    to: placeOf('payments', steps.bank_method ?? undefined),
    least: 'owner' as const,
  },
  { key: 'delivery', done: steps.delivery, to: placeOf('shipping-methods'), least: 'owner' as const },
  {
    key: 'pickup_address',
    done: steps.pickup_address,
    to: placeOf('shipping-methods', steps.pickup_method ?? undefined),
    least: 'owner' as const,
  },
  { key: 'tax', done: steps.tax, to: placeOf('tax'), least: 'owner' as const },
  { key: 'pages', done: steps.pages, to: placeOf('content'), least: 'manager' as const },
  { key: 'product', done: steps.product, to: placeOf('products', 'new'), least: 'manager' as const },
  { key: 'mail', done: steps.mail, to: `${placeOf('settings', 'mail')}#smtp.host`, least: 'owner' as const },
  { key: 'order', done: steps.order, to: `${session.base}/`, least: 'support' as const, external: true },
];

/** Whether a step is open: such a shop is not ready, even if it has no tasks. */
export const isNewShop = (steps: Steps): boolean => stepsOf(steps).some(({ done }) => !done);

/** Returns whether the administrator has hidden the card of the first steps, and a function that hides the card. */
export function useHiddenSteps(): readonly [boolean, () => void] {
  const [hidden, setHidden] = useState(() => isKept(HIDDEN));
  const hide = (): void => {
    keep(HIDDEN, '1');
    setHidden(true);
  };
  return [hidden, hide];
}

interface FirstStepsProps {
  readonly steps: Steps;
  readonly hidden: boolean;
  readonly hide: () => void;
}

/**
 * Steps that a new shop needs before its first customer. Finished steps are collapsed; the card is hidden when all are
 * finished, or on request.
 */
export function FirstSteps({ steps, hidden, hide }: FirstStepsProps): ReactElement | null {
  const say = useText();
  const list = stepsOf(steps);
  const open = list.filter(({ done }) => !done);
  const done = list.filter((step) => step.done);
  if (hidden || open.length === 0) return null;
  return (
    <Card
      title={say('dashboard.steps.title')}
      actions={
        <>
          <span className="soft">{say('dashboard.steps.progress', { done: done.length, all: list.length })}</span>
          <Button kind="quiet" small onClick={hide}>
            {say('dashboard.steps.hide')}
          </Button>
        </>
      }
    >
      <ol className="board-steps">
        {open.map(({ key, to, least, external = false }) => (
          <li key={key} className="board-step">
            <span className="board-step__mark" aria-hidden="true">
              ○
            </span>
            <div className="board-step__words">
              <span className="strong">{say(`dashboard.steps.${key}`)}</span>
              <p className="soft">{say(`dashboard.steps.${key}_text`)}</p>
            </div>
            {can(least) && (
              <LinkButton small to={to} external={external}>
                {say(`dashboard.steps.${key}_do`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
      {done.length > 0 && (
        <details className="board-done">
          <summary>{say('dashboard.steps.done', { count: done.length })}</summary>
          <ul>
            {done.map(({ key }) => (
              <li key={key}>
                <span aria-hidden="true">✓</span> {say(`dashboard.steps.${key}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
