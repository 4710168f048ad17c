import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Button, Facts, format, placeOf, useText } from '#panel';
import { BookedOrders } from './booked-orders.js';
import { KeyHint } from './key-hint.js';
import { RegisterSuggestion } from './register-suggestion.js';
import { ReturnSuggestion } from './return-suggestion.js';
import { SuggestionItem } from './suggestion-item.js';
import { signed, Sureness } from './queue-list.js';
import { takenBack } from './taken-back.js';
import { bookableOf, isWaiting, type BankTransaction } from './types.js';
import { useOrders } from './use-orders.js';

export interface TransferCardProps {
  readonly transaction: BankTransaction;
  /** Changes when the transactions were read again. */
  readonly stamp: unknown;
  readonly busy: boolean;
  readonly onChoose: (place: number) => void;
  readonly onSearch: () => void;
  readonly onNote: () => void;
  readonly onIgnore: () => void;
  readonly onRestore: () => void;
  readonly onTakeBack: () => void;
}

/** One transaction with its suggestions and the possible decisions. */
export function TransferCard(props: TransferCardProps): ReactElement {
  const { transaction, stamp, busy } = props;
  const say = useText();
  const heading = useHeading(transaction.id);
  const { suggestions, counterparty, state } = transaction;
  const orders = useOrders(
    suggestions.flatMap(({ allocations }) => allocations.map(({ order_id: id }) => id)),
    stamp,
  );
  const waits = isWaiting(transaction);
  return (
    <section className="card" aria-labelledby="transfer-title">
      <div className="transfer-head">
        <h2 id="transfer-title" ref={heading} tabIndex={-1}>
          <span className="transfer-amount">{signed(transaction)}</span>{' '}
          <span>{counterparty.name ?? say('review.unknown_party')}</span>
        </h2>
        {(!waits || transaction.kind !== 'credit' || suggestions.length === 0) && (
          <Sureness transaction={transaction} />
        )}
      </div>
      {transaction.remittance_information && <p className="transfer-text">{transaction.remittance_information}</p>}
      <Facts
        items={[
          { label: say('review.facts.day'), value: format.day(transaction.booked_on, 'year') },
          { label: say('review.facts.party_account'), value: format.iban(counterparty.account ?? '') },
          { label: say('review.facts.reference'), value: transaction.creditor_reference },
          { label: say('review.facts.account'), value: format.iban(transaction.account) },
          {
            label: say('review.facts.return_reason'),
            value: [transaction.return_reason?.code, transaction.return_reason?.text].filter(Boolean).join(' '),
          },
          { label: say('review.facts.note'), value: transaction.note },
        ]}
      />
      {waits && (
        <>
          <h3>{say(titleOf(transaction))}</h3>
          {suggestions.length === 0 && <p className="soft">{say(`review.no_suggestions_text.${transaction.kind}`)}</p>}
          <ol className="transfer-suggestions">
            {suggestions.map((suggestion, place) =>
              suggestion.register_ids.length > 0 ? (
                <RegisterSuggestion
                  key={`registers ${suggestion.register_ids.join()}`}
                  suggestion={suggestion}
                  currency={transaction.currency}
                  place={place}
                  busy={busy}
                  onChoose={() => props.onChoose(place)}
                />
              ) : suggestion.reverses !== null ? (
                <ReturnSuggestion
                  key={suggestion.reverses}
                  suggestion={suggestion}
                  place={place}
                  busy={busy}
                  onChoose={() => props.onChoose(place)}
                />
              ) : (
                <SuggestionItem
                  key={suggestion.allocations.map(({ order_id: id }) => id).join()}
                  suggestion={suggestion}
                  currency={transaction.currency}
                  orders={orders}
                  place={place}
                  busy={busy}
                  onChoose={() => props.onChoose(place)}
                />
              ),
            )}
          </ol>
        </>
      )}
      {transaction.register_ids.length > 0 && (
        <p>
          {transaction.register_ids.map((id) => (
            <Link key={id} to={placeOf('courier-registers', id)}>
              {say('review.register', { number: id })}{' '}
            </Link>
          ))}
        </p>
      )}
      <BookedOrders transaction={transaction} />
      <div className="actions">
        {transaction.kind === 'credit' && bookableOf(transaction) > 0 && (
          <Button aria-keyshortcuts="S" onClick={props.onSearch}>
            {say('review.actions.search')} <KeyHint>S</KeyHint>
          </Button>
        )}
        {waits && (
          <Button aria-keyshortcuts="I" busy={busy} onClick={props.onIgnore}>
            {say('review.actions.ignore')} <KeyHint>I</KeyHint>
          </Button>
        )}
        {state === 'ignored' && (
          <Button kind="primary" busy={busy} onClick={props.onRestore}>
            {say('review.actions.restore')}
          </Button>
        )}
        {state === 'matched' && (
          <Button onClick={props.onTakeBack}>{say(`review.take_back.actions.${takenBack(transaction)}`)}</Button>
        )}
        <Button kind="quiet" aria-keyshortcuts="N" onClick={props.onNote}>
          {say(transaction.note ? 'review.actions.edit_note' : 'review.actions.note')} <KeyHint>N</KeyHint>
        </Button>
      </div>
    </section>
  );
}

const titleOf = ({ kind, suggestions }: BankTransaction): string =>
  suggestions.length === 0
    ? 'review.no_suggestions'
    : kind === 'return'
      ? 'review.reversal.title'
      : 'review.suggestions';

/**
 * The heading. It takes the focus when another transaction appears, because the focused button disappears after a
 * decision. Buttons for moving through the list, fields and the title of the page keep the focus.
 */
function useHeading(id: number): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('section') === heading.current?.closest('section'))
      heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
}
