import { useState, type ReactElement } from 'react';
import { Badge, Empty, ErrorBox, LinkButton, Loading, Page, placeOf, useRead, useRecord, useText } from '#panel';
import { AccountCard } from './account-card.js';
import { fullName, type KnownCustomer } from './customer.js';
import { MailsCard } from './mails-card.js';
import { MergeCard } from './merge-card.js';
import { NotesCard } from './notes-card.js';
import { PersonalDataCard } from './personal-data-card.js';
import { ProfileCard } from './profile-card.js';
import { PurchasesCard } from './purchases-card.js';
import { RecentOrders } from './recent-orders.js';
import './customers.css';

/** A customer: profile, purchases, and whether they may log in. */
export function CustomerPage(): ReactElement {
  const say = useText();
  const record = useRecord();
  const [merges, setMerges] = useState(0);
  const {
    data: customer,
    error,
    reload,
    replace,
  } = useRead(/^\d{1,10}$/.test(record) ? `/api/customers/${record}` : null);
  const back = { to: placeOf('customers'), label: say('customers.back') };
  const isUnknown = !/^\d{1,10}$/.test(record) || error?.status === 404 || error?.status === 422;
  if (!customer) {
    return (
      <Page title={say('customers.unnamed', { number: record })} back={back}>
        {isUnknown ? (
          <Empty
            title={say('customers.unknown')}
            text={say('customers.unknown_text')}
            action={<LinkButton to={back.to}>{back.label}</LinkButton>}
          />
        ) : error ? (
          <ErrorBox error={error} onRetry={() => void reload()} />
        ) : (
          <Loading lines={8} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={fullName(customer) || say('customers.unnamed', { number: customer.id })}
      back={back}
      aside={<Kind customer={customer} />}
    >
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      <div className="split">
        <div className="stack">
          <ProfileCard customer={customer} onSaved={replace} onReload={reload} />
          <RecentOrders key={merges} customerId={customer.id} />
          {customer.email && <MailsCard key={customer.email} email={customer.email} />}
        </div>
        <div className="stack">
          <NotesCard customer={customer} onSaved={replace} onReload={reload} />
          <PurchasesCard key={merges} customerId={customer.id} />
          <AccountCard customer={customer} onChanged={replace} />
          <MergeCard
            customer={customer}
            onMerged={() => {
              setMerges(merges + 1);
              void reload();
            }}
          />
          <PersonalDataCard customer={customer} onChanged={replace} />
        </div>
      </div>
    </Page>
  );
}

function Kind({ customer: { account, erased_at: erasedAt } }: { readonly customer: KnownCustomer }): ReactElement {
  const say = useText();
  if (erasedAt) return <Badge>{say('customers.erased_badge')}</Badge>;
  if (!account) return <Badge>{say('customers.guest')}</Badge>;
  return account.active ? (
    <Badge tone="info">{say('customers.account')}</Badge>
  ) : (
    <Badge tone="bad">{say('customers.locked')}</Badge>
  );
}
