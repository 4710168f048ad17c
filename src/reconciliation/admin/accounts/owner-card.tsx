import type { ReactElement } from 'react';
import { Badge, Card, Facts, LinkButton, placeOf, useText } from '#panel';
import { NAME_TONES, type Account } from './account.js';

/** Compares the owner as the bank writes it with the account holder of the payment settings, which payers see. */
export function OwnerCard({ account }: { readonly account: Account }): ReactElement {
  const say = useText();
  const { name_check: check, owner_name: owner, payee_name: payee } = account;
  return (
    <Card
      title={say('bank.accounts.owner')}
      actions={<Badge tone={NAME_TONES[check]}>{say(`bank.name_checks.${check}`)}</Badge>}
    >
      <Facts
        items={[
          { label: say('bank.accounts.owner_name'), value: owner ?? say('bank.accounts.not_named') },
          { label: say('bank.accounts.payee_name'), value: payee ?? say('bank.accounts.not_set') },
        ]}
      />
      <p className={check === 'different' ? 'warn-box' : 'soft'}>{say(`bank.name_texts.${check}`)}</p>
      {(check === 'different' || payee === null) && (
        <div className="actions">
          <LinkButton to={placeOf('payments')}>{say('bank.accounts.to_methods')}</LinkButton>
        </div>
      )}
    </Card>
  );
}
