import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Card, Empty, ErrorBox, LinkButton, Loading, Pager, placeOf, Tabs, useText, type Read } from '#panel';
import { MakeFile } from './make-file.js';
import { ReceiverDialog } from './receiver-dialog.js';
import { isReady, VIEWS, type Refund, type View } from './refund.js';
import { RefundsTable } from './refunds-table.js';

interface RefundsCardProps {
  readonly view: View;
  readonly list: Read<{ readonly items: readonly Refund[] }>;
  readonly onPage: (page: string) => void;
  readonly onChanged: () => Promise<void>;
}

type Selection = ReadonlySet<string | number>;

/** The refunds of a view. At first, the due refunds that a file can contain are selected. */
export function RefundsCard({ view, list, onPage, onChanged }: RefundsCardProps): ReactElement {
  const say = useText();
  const { pathname } = useLocation();
  const { data, meta, error, loading, reload } = list;
  const [chosen, choose] = useState<Selection | null>(null);
  const [edited, edit] = useState<Refund | null>(null);
  const ready = data?.items.filter(isReady) ?? [];
  const selected: Selection = chosen ?? new Set(ofOneCurrency(ready).map(({ id }) => id));
  const wanted = ready.filter(({ id }) => selected.has(id));
  const changed = async (): Promise<void> => {
    choose(null);
    await onChanged();
  };
  const tabs = (Object.keys(VIEWS) as View[]).map((key) => ({
    key,
    to: key === 'due' ? pathname : `${pathname}?refunds=${key}`,
    current: key === view,
    label: say(`refunds.views.${key}`),
  }));
  return (
    <Card
      flush
      title={say('refunds.title')}
      actions={view === 'due' && <MakeFile isOffered={ready.length > 0} refunds={wanted} onMade={changed} />}
    >
      <div className="refunds-head">
        <Tabs label={say('refunds.title')} tabs={tabs} />
        {view === 'due' && data?.items.length !== 0 && <p className="soft">{say('refunds.how')}</p>}
      </div>
      {error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading lines={4} />
      ) : data.items.length === 0 ? (
        <Empty
          title={say(`refunds.none.${view}`)}
          text={say(`refunds.none_text.${view}`)}
          action={view === 'due' && <LinkButton to={placeOf('orders')}>{say('refunds.to_orders')}</LinkButton>}
        />
      ) : (
        <RefundsTable
          view={view}
          refunds={data.items}
          busy={loading}
          selected={selected}
          onSelect={choose}
          onEdit={edit}
        />
      )}
      {meta && meta.total > meta.per_page && <Pager meta={meta} onPage={(page) => onPage(String(page))} />}
      {edited && <ReceiverDialog refund={edited} onSaved={changed} onClose={() => edit(null)} />}
    </Card>
  );
}

/** The refunds in the currency of the first one, because a file has one currency. */
const ofOneCurrency = (refunds: readonly Refund[]): readonly Refund[] =>
  refunds.filter(({ currency }) => currency === refunds[0]?.currency);
