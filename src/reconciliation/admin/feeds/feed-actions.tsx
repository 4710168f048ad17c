import type { ReactElement } from 'react';
import {
  api,
  Button,
  can,
  ConfirmButton,
  ErrorBox,
  LinkButton,
  notify,
  placeOf,
  usePost,
  useSubmit,
  useText,
  type Reload,
} from '#panel';
import type { Feed } from './feed.js';

/** Fetch now, pause or resume, settings, and remove. Only owners change a connection. */
export function FeedActions({
  feed: { key, title, active, version },
  reload,
}: {
  readonly feed: Feed;
  readonly reload: Reload;
}): ReactElement {
  const say = useText();
  const post = usePost();
  const path = `/api/admin/bank-feeds/${key}` as const;
  const run = useSubmit(async () => {
    const { data } = await post(`${path}/run`);
    await reload();
    if (!data.ran) notify.bad(say('bank.feeds.runs_already'));
    else if (data.error === null) notify.good(say('bank.feeds.ran', { count: data.imported }));
  });
  const change = async (on: boolean): Promise<void> => {
    const { message } = await api.put(path, { active: on, version });
    await reload();
    notify.good(message);
  };
  const remove = async (): Promise<void> => {
    const { message } = await api.delete(path);
    await reload();
    notify.good(message);
  };
  const resume = useSubmit(() => change(true));
  const error = run.error ?? resume.error;
  return (
    <>
      {error && <ErrorBox error={error} />}
      <div className="actions">
        {active && (
          <Button kind="primary" busy={run.busy} onClick={() => void run.submit()}>
            {say(run.busy ? 'bank.feeds.fetching' : 'bank.feeds.fetch')}
          </Button>
        )}
        {can('owner') && (
          <>
            {active ? (
              <ConfirmButton
                label={say('bank.feeds.pause')}
                title={say('bank.feeds.pause_title', { bank: title })}
                question={say('bank.feeds.pause_text')}
                onConfirm={() => change(false)}
              />
            ) : (
              <Button kind="primary" busy={resume.busy} onClick={() => void resume.submit()}>
                {say('bank.feeds.resume')}
              </Button>
            )}
            <LinkButton to={placeOf('bank-feeds', key)}>{say('bank.feeds.settings')}</LinkButton>
            <ConfirmButton
              danger
              label={say('bank.feeds.remove')}
              title={say('bank.feeds.remove_title', { bank: title })}
              question={say('bank.feeds.remove_text')}
              onConfirm={remove}
            />
          </>
        )}
      </div>
    </>
  );
}
