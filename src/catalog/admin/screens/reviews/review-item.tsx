import { useId, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { api, Badge, Button, ConfirmButton, format, notify, placeOf, useSubmit, useText, type Tone } from '#panel';
import { Stars } from './stars.js';
import type { Review } from './use-reviews.js';

const TONES: Readonly<Record<Review['status'], Tone>> = { waiting: 'warn', approved: 'good', rejected: 'neutral' };
/** Longer texts (in characters) are collapsed. */
const LONG = 400;

export interface ReviewItemProps {
  readonly review: Review;
  readonly selected: boolean;
  /** The list contains the reviews of one product only. */
  readonly ofProduct: boolean;
  readonly onSelect: (id: number) => void;
  readonly onJudge: (review: Review, approved: boolean) => Promise<unknown>;
  readonly onRemoved: () => Promise<void>;
}

/** A review with its author and product, and its actions. The keys A and R approve and reject it. */
export function ReviewItem({
  review,
  selected,
  ofProduct,
  onSelect,
  onJudge,
  onRemoved,
}: ReviewItemProps): ReactElement {
  const say = useText();
  const id = useId();
  const { submit, busy } = useSubmit((approved: boolean) => onJudge(review, approved));
  const remove = async (): Promise<void> => {
    await api.delete(`/api/reviews/${review.id}`);
    notify.good(say('reviews.removed'));
    await onRemoved();
  };
  return (
    <li
      className="review"
      data-review={review.id}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')
        )
          return;
        if (event.code === 'KeyA' && review.status !== 'approved') void submit(true);
        if (event.code === 'KeyR' && review.status !== 'rejected') void submit(false);
      }}
    >
      <input
        type="checkbox"
        className="review__check"
        aria-label={say('kit.select_row', {
          name: say('reviews.of', { name: review.name, product: review.product.name }),
        })}
        checked={selected}
        onChange={() => onSelect(review.id)}
      />
      <div className="review__body">
        <div className="review__head" id={id}>
          <Stars rating={review.rating} />
          <Link className="strong" to={placeOf('products', review.product.id)}>
            {review.product.name}
          </Link>
          {review.verified_purchase && <Badge tone="good">{say('reviews.verified')}</Badge>}
          <Badge tone={TONES[review.status]}>{say(`reviews.status.${review.status}`)}</Badge>
        </div>
        <div className="soft small">
          {review.name}, {format.shortDateTime(review.created_at)}
          {!ofProduct && (
            <>
              {' '}
              ·{' '}
              <Link
                to={`${placeOf('reviews')}?product_id=${review.product.id}`}
                aria-label={`${say('reviews.only_product')}: ${review.product.name}`}
              >
                {say('reviews.only_product')}
              </Link>
            </>
          )}
        </div>
        <ReviewText text={review.text} />
        <div className="actions">
          {review.status !== 'approved' && (
            <Button small busy={busy} aria-keyshortcuts="A" onClick={() => void submit(true)}>
              {say('reviews.approve')}
            </Button>
          )}
          {review.status !== 'rejected' && (
            <Button small busy={busy} aria-keyshortcuts="R" onClick={() => void submit(false)}>
              {say(review.status === 'approved' ? 'reviews.hide' : 'reviews.reject')}
            </Button>
          )}
          <ConfirmButton
            label={say('kit.delete')}
            kind="quiet"
            small
            danger
            title={say('reviews.delete_title')}
            question={
              <>
                <p className="strong">{say('reviews.of', { name: review.name, product: review.product.name })}</p>
                <p>{say('reviews.delete_question')}</p>
              </>
            }
            confirmLabel={say('reviews.delete_confirm')}
            onConfirm={remove}
          />
        </div>
      </div>
    </li>
  );
}

function ReviewText({ text }: { readonly text: string }): ReactElement {
  const say = useText();
  const [open, setOpen] = useState(text.length <= LONG);
  return (
    <>
      <p className="review__text">{open ? text : `${text.slice(0, LONG)}…`}</p>
      {!open && (
        <div>
          <Button small kind="quiet" onClick={() => setOpen(true)}>
            {say('reviews.whole')}
          </Button>
        </div>
      )}
    </>
  );
}
