import type { ReactElement } from 'react';
import { Badge, Card, Facts, format, useText, type Schemas, type Tone } from '#panel';

/** Events usually leave within a second. */
const SLOW_SECONDS = 60;
const SHORT_OF_DISK = 0.1;
const GIB = 1024 ** 3;

/** How the machinery is, in words. */
export function SystemCard({ system }: { readonly system: Schemas['SystemStateResponse'] }): ReactElement {
  const say = useText();
  const { version, database, outbox, jobs, mails, disk } = system;
  const state = (tone: Tone, key: string, values = {}): ReactElement => (
    <Badge tone={tone}>{say(`dashboard.system.${key}`, values)}</Badge>
  );
  const waits = outbox.age_seconds > SLOW_SECONDS;
  const free = disk ? disk.free_bytes / disk.total_bytes : 1;
  return (
    <Card title={say('dashboard.system.title')}>
      <Facts
        items={[
          {
            label: say('dashboard.system.database'),
            value: (
              <>
                {state('good', 'answers')}{' '}
                <span className="soft">
                  PostgreSQL {database.version.split(' ')[0]},{' '}
                  {say('dashboard.system.ms', { ms: format.number(database.answered_in_ms) })}
                </span>
              </>
            ),
          },
          {
            label: say('dashboard.system.outbox'),
            value: waits
              ? state('bad', 'outbox_waits', { count: Math.round(outbox.age_seconds / 60) })
              : state('good', 'outbox_good'),
          },
          {
            label: say('dashboard.system.jobs'),
            value: jobs.late > 0 ? state('bad', 'jobs_late', { count: jobs.late }) : state('good', 'jobs_good'),
          },
          { label: say('dashboard.system.mails'), value: <Mails mails={mails} /> },
          {
            label: say('dashboard.system.disk'),
            value:
              disk &&
              state(free < SHORT_OF_DISK ? 'bad' : 'good', 'disk_free', {
                free: format.number(Math.round(disk.free_bytes / GIB)),
                share: format.percent(Math.round(free * 100) / 100),
              }),
          },
          { label: say('dashboard.system.version'), value: version },
        ]}
      />
    </Card>
  );
}

function Mails({ mails: { transport, queued } }: Pick<Schemas['SystemStateResponse'], 'mails'>): ReactElement {
  const say = useText();
  return (
    <>
      {transport === 'smtp' ? (
        <Badge tone="good">{say('dashboard.system.mails_smtp')}</Badge>
      ) : (
        <Badge tone="warn">{say('dashboard.system.mails_files')}</Badge>
      )}
      {queued > 0 && <span className="soft"> {say('dashboard.system.mails_queued', { count: queued })}</span>}
      {transport === 'files' && <p className="soft small">{say('dashboard.system.mails_files_text')}</p>}
    </>
  );
}
