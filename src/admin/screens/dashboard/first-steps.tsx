import { useState, type ReactElement } from 'react';
import { Button, can, Card, LinkButton, placeOf, session, useRead, useText, type Schemas } from '#panel';

const HIDDEN = 'shop-first-steps-hidden';

const wasHidden = (): boolean => {
  try {
    return localStorage.getItem(HIDDEN) === '1';
  } catch {
    return false;
  }
};

/** What a fresh shop needs before its first customer; gone when it is done, or sent away. */
export function FirstSteps({ steps }: { readonly steps: Schemas['FirstStepsResponse'] }): ReactElement | null {
  const say = useText();
  const [hidden, setHidden] = useState(wasHidden);
  const bankMethod = useBankMethod(!hidden && !steps.bank_invoice && can('owner'));
  const list = [
    { key: 'bank', done: steps.bank_invoice, to: placeOf('payments', bankMethod), least: 'owner' as const },
    { key: 'product', done: steps.product, to: placeOf('products', 'new'), least: 'manager' as const },
    { key: 'mail', done: steps.mail, to: placeOf('settings'), least: 'owner' as const },
    { key: 'order', done: steps.order, to: `${session.base}/`, least: 'support' as const, external: true },
  ];
  if (hidden || list.every(({ key, done }) => done || key === 'mail')) return null;
  const hide = (): void => {
    try {
      localStorage.setItem(HIDDEN, '1');
    } catch {
      // a browser that keeps nothing shows it again next time
    }
    setHidden(true);
  };
  return (
    <Card
      title={say('dashboard.steps.title')}
      actions={
        <Button kind="quiet" small onClick={hide}>
          {say('dashboard.steps.hide')}
        </Button>
      }
    >
      <ol className="board-steps">
        {list.map(({ key, done, to, least, external = false }) => (
          <li key={key} className={done ? 'board-step board-step--done' : 'board-step'}>
            <span className="board-step__mark" aria-hidden="true">
              {done ? '✓' : '○'}
            </span>
            <div className="board-step__words">
              <span className="strong">{say(`dashboard.steps.${key}`)}</span>
              <span className="unseen"> ({say(done ? 'dashboard.steps.done' : 'dashboard.steps.open')})</span>
              {!done && <p className="soft">{say(`dashboard.steps.${key}_text`)}</p>}
            </div>
            {!done && can(least) && (
              <LinkButton small to={to} external={external}>
                {say(`dashboard.steps.${key}_do`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Key of the first payment method that asks for an IBAN. */
function useBankMethod(needed: boolean): string | undefined {
  const { data } = useRead(needed ? '/api/admin/payment-methods' : null);
  return data?.items.find(({ fields }) => fields.some(({ iban }) => iban !== null))?.key;
}
