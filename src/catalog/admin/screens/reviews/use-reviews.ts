import { useState } from 'react';
import { api, notify, useRead, useText, useUrlState, type Item } from '#panel';

export type Review = Item<'listReviews'>;

const PER_PAGE = 20;

/** The list of reviews that the URL selects, and its actions. */
export function useReviews() {
  const say = useText();
  const list = useUrlState({ status: '', rating: '', product_id: '', sort: 'waiting', page: '1' });
  const read = useRead('/api/reviews', { ...list.values, per_page: PER_PAGE });
  const waiting = useRead('/api/reviews', { status: 'waiting', per_page: 1 });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const items = read.data?.items ?? null;

  const reload = async (): Promise<void> => {
    setSelected(new Set());
    await Promise.all([read.reload(), waiting.reload()]);
  };
  /**
   * An approved or rejected review keeps its position until the list is reloaded, so that the other reviews do not
   * move.
   */
  const judge = async (review: Review, approved: boolean): Promise<void> => {
    const { data } = await api.put(`/api/reviews/${review.id}`, { approved });
    if (read.data)
      read.replace({
        items: read.data.items.map((one) => (one.id === review.id ? { ...one, status: data.status } : one)),
      });
    notify.good(say(`reviews.judged_${data.status}`));
    await waiting.reload();
  };
  const judgeSelected = async (approved: boolean): Promise<void> => {
    const { data } = await api.post('/api/reviews/judge', { ids: [...selected], approved });
    const done = say(approved ? 'reviews.approved_many' : 'reviews.rejected_many', { count: data.changed });
    if (data.missing.length === 0) notify.good(done);
    else notify.bad(`${done}. ${say('reviews.missing', { count: data.missing.length })}`);
    await reload();
  };
  const select = (id: number): void =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const selectAll = (): void => setSelected(new Set(selected.size === items?.length ? [] : items?.map(({ id }) => id)));
  return {
    list,
    read,
    items,
    waiting: waiting.meta?.total ?? null,
    selected,
    select,
    selectAll,
    judge,
    judgeSelected,
    reload,
  };
}

export type Reviews = ReturnType<typeof useReviews>;
