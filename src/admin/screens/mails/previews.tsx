import type { ReactElement } from 'react';
import {
  Card,
  ErrorBox,
  LANGUAGES,
  Loading,
  MailContent,
  Page,
  placeOf,
  SelectField,
  session,
  useRead,
  useText,
  useUrlState,
  type Data,
} from '#panel';
import { useKindName } from './use-kind-name.js';

type Preview = Data<'listMailPreviews'>['items'][number];

/** Previews of all emails with sample data, in the three languages. */
export function MailPreviews(): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead('/api/admin/mail-previews');
  const back = { to: placeOf('mails'), label: say('shell.places.mails') };
  return (
    <Page title={say('delivery.previews.title')} intro={say('delivery.previews.intro')} back={back}>
      {data ? (
        <OnePreview previews={data.items} />
      ) : error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : (
        <Loading lines={8} />
      )}
    </Page>
  );
}

function OnePreview({ previews }: { readonly previews: readonly Preview[] }): ReactElement {
  const say = useText();
  const own = session.language;
  const nameOf = useKindName();
  const first = previews.find(({ id }) => id === 'order_confirmation') ?? previews[0];
  const { values, set } = useUrlState({ email: first?.id ?? '', language: own });
  const query = { language: LANGUAGES.find((one) => one === values.language) ?? own };
  const address = `/api/admin/mail-previews/${encodeURIComponent(values.email)}` as const;
  const { data, error, reload } = useRead(address, query);
  const several = (kind: string): boolean => previews.filter((one) => one.kind === kind).length > 1;
  const options = previews.map(({ id, kind, subject }) => ({
    value: id,
    label: several(kind) ? `${nameOf(kind)}: ${subject}` : nameOf(kind),
  }));
  const languages = LANGUAGES.map((one) => ({ value: one, label: say(`kit.languages.${one}`) }));
  return (
    <>
      <div className="filters">
        <SelectField
          label={say('delivery.previews.email')}
          required
          value={values.email}
          options={options}
          onChange={(email) => set({ email })}
        />
        <SelectField
          label={say('delivery.mail.language')}
          required
          value={query.language}
          options={languages}
          onChange={(language) => set({ language })}
        />
      </div>
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {!data && !error && <Loading lines={8} />}
      {data && (
        <Card title={data.content.subject}>
          <MailContent
            content={data.content}
            language={query.language}
            page={`${address}/page?language=${query.language}`}
          />
        </Card>
      )}
    </>
  );
}
