import type { ReactElement } from 'react';
import {
  api,
  Card,
  ErrorBox,
  Form,
  LANGUAGES,
  Loading,
  Page,
  TextArea,
  useRead,
  useRecordForm,
  useText,
  type Data,
  type Reload,
} from '#panel';
import { groupsOf, linesOf, shortLine } from './synonym-lines.js';

type Synonyms = Data<'getSearchSynonyms'>;

/** Words with the same meaning in searches, by language. */
export function SynonymsScreen(): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead('/api/admin/search-synonyms');
  return (
    <Page title={say('synonyms.title')} intro={say('synonyms.intro')}>
      {error && !data ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Card>
          <Loading />
        </Card>
      ) : (
        <SynonymsForm synonyms={data} reload={reload} />
      )}
    </Page>
  );
}

function SynonymsForm({ synonyms, reload }: { readonly synonyms: Synonyms; readonly reload: Reload }): ReactElement {
  const say = useText();
  const {
    values: lines,
    set,
    form,
  } = useRecordForm({
    record: synonyms,
    draftOf: ({ groups }) => linesOf(groups),
    bodyOf: (values) => ({ groups: groupsOf(values) }),
    send: (body) => api.put('/api/admin/search-synonyms', body),
    reload,
  });
  const isShort = LANGUAGES.some((language) => shortLine(lines[language]) !== undefined);
  return (
    <Form {...form} onSubmit={() => !isShort && form.onSubmit()} submitLabel={say('kit.save')}>
      {synonyms.groups.length === 0 && (
        <p className="hint-box">
          <strong>{say('synonyms.empty')}.</strong> {say('synonyms.empty_text')}
        </p>
      )}
      <Card>
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={say(`kit.languages.${language}`)}
            name={language}
            lang={language}
            rows={5}
            maxLength={20_000}
            hint={say('synonyms.hint', { example: say('synonyms.example') })}
            value={lines[language]}
            onChange={(text) => set(language, text)}
            errors={errorsOf(shortLine(lines[language]), say)}
          />
        ))}
      </Card>
    </Form>
  );
}

const errorsOf = (line: string | undefined, say: ReturnType<typeof useText>): string[] | undefined =>
  line === undefined ? undefined : [say('synonyms.too_few', { line: line.trim().slice(0, 60) })];
