import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  api,
  can,
  Empty,
  ErrorBox,
  LinkButton,
  Loading,
  Page,
  placeOf,
  SettingsForm,
  usePost,
  useText,
  type SettingsRecord,
  type SettingValues,
} from '#panel';
import { formRecord, type Feed } from './feed.js';
import type { FeedsRead } from './feeds-page.js';

interface FeedPageProps {
  readonly read: FeedsRead;
  /** Key of the feed. */
  readonly record: string;
}

/** The settings of one connection. Saving connects the bank and fetches at once, so that a wrong token is noticed. */
export function FeedPage({ read, record }: FeedPageProps): ReactElement {
  const say = useText();
  const post = usePost();
  const navigate = useNavigate();
  const { data, error, reload } = read;
  const back = { to: placeOf('bank-feeds'), label: say('bank.tabs.feeds') };
  const feed = data?.items.find(({ key }) => key === record);
  const path = `/api/admin/bank-feeds/${encodeURIComponent(record)}` as const;
  const save = async (values: SettingValues): Promise<{ data: SettingsRecord; message: string }> => {
    const { version, ...settings } = values as SettingValues & { readonly version: number };
    const isNew = feed?.connected !== true;
    const saved = await api.put(path, { settings: settings as never, version, ...(isNew && { active: true }) });
    return { data: formRecord(saved.data as Feed), message: saved.message };
  };
  const tried = async (): Promise<void> => {
    // An error of the bank is shown on the card of the connection.
    await post(`${path}/run`).catch(() => null);
    await reload();
    void navigate(back.to);
  };
  return (
    <Page title={feed?.title ?? back.label} back={back}>
      {feed ? (
        <>
          {!can('owner') && <p className="hint-box">{say('bank.feeds.owner_only')}</p>}
          <p className="soft">{say('bank.feeds.form_text')}</p>
          <SettingsForm
            key={feed.key}
            record={formRecord(feed)}
            save={save}
            onSaved={() => void tried()}
            onReload={reload}
            readOnly={!can('owner')}
          />
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
