import type { ReactElement } from 'react';
import { Empty, ErrorBox, format, LinkButton, Loading, Page, placeOf, useText } from '#panel';
import { RefundsCards } from '../refunds/refunds-cards.js';
import { recordOf, type AccountsRead } from './account.js';
import { CoverageCard } from './coverage-card.js';
import { IncompleteCard } from './incomplete-card.js';
import { OwnerCard } from './owner-card.js';

interface AccountPageProps {
  readonly read: AccountsRead;
  /** Number and currency of the account, as `recordOf` writes them. */
  readonly record: string;
}

/** One bank account as a column of cards: what its statements cover, the names of its owner, and refunds. */
export function AccountPage({ read: { data, error, reload }, record }: AccountPageProps): ReactElement {
  const say = useText();
  const back = { to: placeOf('bank-accounts'), label: say('bank.tabs.accounts') };
  const account = data?.items.find((one) => recordOf(one) === record);
  return (
    <Page
      title={account ? `${format.iban(account.account)} ${account.currency}` : say('bank.account')}
      back={back}
      {...(account?.bank_name && { intro: account.bank_name })}
      actions={
        account && (
          <LinkButton kind="primary" to={placeOf('bank-statements', 'new')}>
            {say('bank.statements.import')}
          </LinkButton>
        )
      }
    >
      {account ? (
        <>
          <CoverageCard account={account} />
          <IncompleteCard account={account} />
          <OwnerCard account={account} />
          <RefundsCards account={account.account} />
        </>
      ) : error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading lines={8} />
      ) : (
        <Empty
          title={say('kit.missing')}
          text={say('kit.missing_text')}
          action={<LinkButton to={back.to}>{back.label}</LinkButton>}
        />
      )}
    </Page>
  );
}
