import type { ReactElement } from 'react';
import { Button, compareLabels, SelectField, TextField, useRead, useText, type UrlState } from '#panel';
import { useWords } from './use-words.js';

export type AuditFilterName = 'action' | 'who' | 'subject_type' | 'subject_id' | 'from' | 'to' | 'page';

/** Filters by action, actor, subject and time. */
export function Filters({ list }: { readonly list: UrlState<AuditFilterName> }): ReactElement {
  const say = useText();
  const { actionName, subjectName } = useWords();
  const { data: words } = useRead('/api/admin/audit/words');
  const { data: administrators } = useRead('/api/admin/administrators', { per_page: 100 });
  const { data: tokens } = useRead('/api/auth/tokens', { per_page: 100 });
  const { values, set } = list;
  const known = (words: readonly string[] | undefined, chosen: string): readonly string[] => [
    ...new Set([...(words ?? []), ...(chosen ? [chosen] : [])]),
  ];
  const all = { value: '', label: say('access.audit.all') };
  const kinds = ['administrator', 'integration', 'customer', 'guest', 'system'].map((kind) => ({
    value: kind,
    label: say(`access.audit.kinds.${kind}`),
  }));
  const people = [
    ...(administrators?.items ?? []).map(({ id, email }) => ({ value: `administrator:${id}`, label: email })),
    ...(tokens?.items ?? []).map(({ id, name }) => ({
      value: `integration:${id}`,
      label: say('access.audit.token', { name }),
    })),
  ];
  return (
    <div className="filters audit-filters">
      <SelectField
        label={say('access.audit.action')}
        required
        value={values.action}
        onChange={(action) => set({ action })}
        options={[
          all,
          ...known(words?.actions, values.action)
            .map((action) => ({ value: action, label: actionName(action) }))
            .sort(compareLabels),
        ]}
      />
      <SelectField
        label={say('access.audit.who')}
        required
        value={values.who}
        onChange={(who) => set({ who })}
        options={[all, ...kinds, ...people]}
      />
      <SelectField
        label={say('access.audit.subject')}
        required
        value={values.subject_type}
        onChange={(type) => set({ subject_type: type, subject_id: '' })}
        options={[
          all,
          ...known(words?.subject_types, values.subject_type)
            .map((type) => ({ value: type, label: subjectName(type) }))
            .sort(compareLabels),
        ]}
      />
      {values.subject_type && (
        <TextField
          label={say('access.audit.subject_id')}
          required
          value={values.subject_id}
          maxLength={100}
          onChange={(id) => set({ subject_id: id })}
        />
      )}
      <TextField
        label={say('access.audit.from')}
        type="date"
        required
        value={values.from}
        max={values.to}
        onChange={(from) => set({ from })}
      />
      <TextField
        label={say('access.audit.to')}
        type="date"
        required
        value={values.to}
        min={values.from}
        onChange={(to) => set({ to })}
      />
      {list.filtered && (
        <Button kind="quiet" onClick={list.clear}>
          {say('kit.clear_filters')}
        </Button>
      )}
    </div>
  );
}
