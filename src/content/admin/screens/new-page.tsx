import { useMemo, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notify, Page, placeOf, useNewForm, usePost, useText } from '#panel';
import { KINDS } from './content-page.js';
import { bodyOf, newDraft } from './draft.js';
import { PageForm } from './page-form.js';

/** Creates a page; `?kind=` selects one that the shop links to. */
export function NewPage(): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const kind = KINDS.find((one) => one === search.get('kind')) ?? '';
  const start = useMemo(() => newDraft(kind, kind && say(`content.kinds.${kind}`)), [kind, say]);
  const post = usePost();
  const form = useNewForm({
    initial: start,
    save: (values) => post('/api/admin/pages', bodyOf(values)),
    onSaved: ({ data, message }) => {
      notify.good(message);
      navigate(placeOf('content', data.id), { replace: true });
    },
  });
  return (
    <Page
      title={kind ? say(`content.kinds.${kind}`) : say('content.new')}
      back={{ to: placeOf('content'), label: say('content.title') }}
    >
      <PageForm isNew fields={form} form={form.form} />
    </Page>
  );
}
