import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, ApiError, Form, notify, Page, placeOf, session, useNewForm, usePost, useText } from '#panel';
import { CustomerCard } from './customer-card.js';
import { DeliveryCard } from './delivery-card.js';
import { emptyDraft, isWrong, orderOf } from './draft.js';
import { LinesCard } from './lines-card.js';
import { PaymentCard } from './payment-card.js';
import { SummaryCard } from './summary-card.js';
import { useMethods } from './use-methods.js';
import { useQuote } from './use-quote.js';
import './new.css';

/** Form for an order that an administrator enters, e.g. during a phone call. */
export function NewOrder(): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const [start] = useState(() => emptyDraft(session.language));
  const methods = useMethods();
  const post = usePost();
  const form = useNewForm({
    initial: start,
    save: async (draft) => {
      const {
        data: { id },
      } = await post('/api/orders', orderOf(draft));
      if (draft.asks) await ask(id, draft.payment_method);
      return id;
    },
    onSaved: (id) => {
      notify.good(say('orders-list.phone.created', { number: id }));
      navigate(placeOf('orders', id));
    },
  });
  const { values } = form;
  const { error } = form.form;
  const quoted = useQuote(values);
  const onlyMethod = methods?.length === 1 ? methods[0]!.key : null;
  const { set } = form;
  useEffect(() => {
    if (onlyMethod) set('payment_method', onlyMethod);
  }, [onlyMethod, set]);

  /** Requests the payment of the placed order. If that fails, a message is shown, and the order's page offers to pay. */
  const ask = async (id: number, method: string): Promise<void> => {
    try {
      await api.post(`/api/checkout/pay/${encodeURIComponent(method)}`, { order_id: id, payment_method: method });
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      notify.bad(say('orders-list.phone.not_asked', { number: id, reason: refused.message }));
    }
  };

  const errors = error?.fields ?? {};
  const part = { form, errors };
  return (
    <Page
      title={say('orders-list.phone.title')}
      back={{ to: placeOf('orders'), label: say('orders-list.phone.back') }}
      intro={say('orders-list.phone.intro')}
    >
      <Form
        {...form.form}
        submitLabel={say('orders-list.phone.create')}
        disabled={values.lines.length === 0 || values.lines.some(isWrong)}
      >
        <div className="split">
          <div className="stack">
            <CustomerCard {...part} quote={quoted.quote} />
            <LinesCard {...part} quote={quoted.quote} quoteError={quoted.error ?? error} />
            <DeliveryCard {...part} quote={quoted.quote} />
          </div>
          <div className="stack">
            <PaymentCard {...part} methods={methods} />
            <SummaryCard quoted={quoted} />
          </div>
        </div>
      </Form>
    </Page>
  );
}
