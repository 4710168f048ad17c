import type { ReactElement } from 'react';
import { Dialog, Facts, format, useText } from '#panel';
import { differences } from './differences.js';
import type { AuditEntry } from './entry.js';
import { useFields } from './use-fields.js';
import type { Methods } from './use-methods.js';
import './audit.css';

/** Details of an entry, with values before and after side by side. */
export function Details({
  entry,
  title,
  who,
  methods,
  onClose,
}: {
  readonly entry: AuditEntry;
  readonly title: string;
  readonly who: string;
  readonly methods: Methods;
  readonly onClose: () => void;
}): ReactElement {
  const say = useText();
  const changes = differences(entry.before, entry.after);
  const { nameOf, show } = useFields(entry, methods);
  const hasBefore = changes.some(({ before }) => before !== undefined);
  return (
    <Dialog title={title} onClose={onClose} wide>
      <div className="stack">
        <Facts
          items={[
            { label: say('access.audit.when'), value: format.dateTime(entry.at) },
            { label: say('access.audit.who'), value: who },
            { label: say('access.audit.from_where'), value: entry.ip },
            { label: say('access.audit.request'), value: entry.request_id && <code>{entry.request_id}</code> },
          ]}
        />
        {changes.length === 0 ? (
          <p className="soft">{say('access.audit.no_details')}</p>
        ) : (
          <div className="table-frame" tabIndex={0} role="group" aria-label={say('access.audit.changes')}>
            <table className="table table--plain access-changes">
              <caption className="unseen">{say('access.audit.changes')}</caption>
              <thead>
                <tr>
                  <th scope="col">{say('access.audit.field')}</th>
                  {hasBefore && <th scope="col">{say('access.audit.before')}</th>}
                  <th scope="col">{say(hasBefore ? 'access.audit.after' : 'access.audit.value')}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ name, before, after }) => (
                  <tr key={name}>
                    <th scope="row">{nameOf(name)}</th>
                    {hasBefore && (
                      <td className="access-changes__before" data-title={say('access.audit.before')}>
                        {show(name, before)}
                      </td>
                    )}
                    <td data-title={say(hasBefore ? 'access.audit.after' : 'access.audit.value')}>
                      {show(name, after)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Dialog>
  );
}
