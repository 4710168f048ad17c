import type { ReactElement } from 'react';
import {
  api,
  Badge,
  Card,
  DataTable,
  Empty,
  ErrorBox,
  Form,
  format,
  Loading,
  MoneyField,
  notify,
  Page,
  session,
  TextField,
  useNewForm,
  useRead,
  useText,
} from '#panel';

const VOUCHERS = '/api/vouchers';

interface Voucher {
  readonly code: string;
  readonly amount: number;
  readonly currency: string;
  readonly spent: boolean;
}

interface Json<Body> {
  content: { 'application/json': Body };
}

declare global {
  /** The plugin's own operations, in the form that openapi-typescript generates. */
  interface ApiPaths {
    '/api/vouchers': {
      get: { responses: { 200: Json<{ data: { items: Voucher[] }; message: string }> } };
      post: {
        requestBody: Json<{ code: string; amount: number; currency: string }>;
        responses: { 201: Json<{ data: Omit<Voucher, 'spent'>; message: string }> };
      };
    };
  }
}

/** Issues vouchers, and lists them. */
export function VouchersScreen(): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead(VOUCHERS);
  return (
    <Page title={say('voucher.title')} intro={say('voucher.intro')}>
      <Card title={say('voucher.new')}>
        <IssueForm onIssued={() => void reload()} />
      </Card>
      <Card flush>
        {error ? (
          <ErrorBox error={error} onRetry={() => void reload()} />
        ) : !data ? (
          <Loading />
        ) : data.items.length === 0 ? (
          <Empty title={say('voucher.none')} />
        ) : (
          <VoucherTable vouchers={data.items} />
        )}
      </Card>
    </Page>
  );
}

interface Draft {
  readonly code: string;
  readonly amount: number | null;
}

const NOTHING: Draft = { code: '', amount: null };

function IssueForm({ onIssued }: { readonly onIssued: () => void }): ReactElement {
  const say = useText();
  const { values, set, form } = useNewForm({
    initial: NOTHING,
    save: ({ code, amount }) => api.post(VOUCHERS, { code, amount, currency: session.shop.currency }),
    onSaved: ({ data }) => {
      notify.good(say('voucher.issued', { code: data.code }));
      onIssued();
    },
    reused: true,
  });
  return (
    <Form {...form} submitLabel={say('voucher.issue')}>
      <TextField
        label={say('voucher.code')}
        hint={say('voucher.code_hint')}
        required
        maxLength={40}
        autoComplete="off"
        value={values.code}
        onChange={(text) => set('code', text.toUpperCase())}
      />
      <MoneyField
        label={say('voucher.amount')}
        required
        value={values.amount}
        onChange={(amount) => set('amount', amount)}
      />
    </Form>
  );
}

function VoucherTable({ vouchers }: { readonly vouchers: readonly Voucher[] }): ReactElement {
  const say = useText();
  return (
    <DataTable
      caption={say('voucher.title')}
      rows={vouchers}
      rowKey={({ code }) => code}
      columns={[
        { key: 'code', title: say('voucher.code'), main: true, cell: ({ code }) => code },
        {
          key: 'amount',
          title: say('voucher.amount'),
          align: 'end',
          cell: ({ amount, currency }) => format.money(amount, currency),
        },
        {
          key: 'state',
          title: say('voucher.state'),
          cell: ({ spent }) => (
            <Badge tone={spent ? 'neutral' : 'good'}>{say(spent ? 'voucher.spent' : 'voucher.unspent')}</Badge>
          ),
        },
      ]}
    />
  );
}

export const screens = { vouchers: VouchersScreen };
export const places = [{ id: 'vouchers', least: 'manager' as const, title: 'voucher.title' }];
