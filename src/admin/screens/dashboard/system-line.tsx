import type { ReactElement } from 'react';
import { Badge, Facts, format, useText, type Schemas, type Tone } from '#panel';

/** Delay of events that needs attention, in seconds. Events are usually sent within one second. */
const SLOW_SECONDS = 60;
const SHORT_OF_DISK = 0.1;
const GIB = 1024 ** 3;

interface Part {
  readonly label: string;
  readonly tone: Tone;
  readonly state: string;
  readonly detail?: string;
}

/** The state of the system in one line, which names what needs attention and can be expanded. */
export function SystemLine({ system }: { readonly system: Schemas['SystemStateResponse'] }): ReactElement {
  const say = useText();
  const parts = usePartsOf(system);
  const problems = parts.filter(({ tone }) => tone !== 'good');
  return (
    <details className="card board-system">
      <summary>
        <h2>{say('dashboard.system.title')}</h2>
        {problems.length === 0 ? (
          <Badge tone="good">{say('dashboard.system.good')}</Badge>
        ) : (
          problems.map(({ label, tone, state }) => (
            <Badge key={label} tone={tone}>
              {label}: {state}
            </Badge>
          ))
        )}
        <span className="soft small">{say('dashboard.system.version_is', { version: system.version })}</span>
      </summary>
      <Facts
        items={parts.map(({ label, tone, state, detail }) => ({
          label,
          value: (
            <>
              <Badge tone={tone}>{state}</Badge> {detail && <span className="soft">{detail}</span>}
            </>
          ),
        }))}
      />
    </details>
  );
}

function usePartsOf({ database, outbox, jobs, mails, disk }: Schemas['SystemStateResponse']): Part[] {
  const say = useText();
  const waits = outbox.age_seconds > SLOW_SECONDS;
  const free = disk ? disk.free_bytes / disk.total_bytes : 1;
  const isSent = mails.transport === 'smtp';
  const queued = mails.queued > 0 ? say('dashboard.system.mails_queued', { count: mails.queued }) : '';
  const answered = say('dashboard.system.ms', { ms: format.number(database.answered_in_ms) });
  return [
    {
      label: say('dashboard.system.database'),
      tone: 'good',
      state: say('dashboard.system.answers'),
      detail: `PostgreSQL ${database.version.split(' ')[0]}, ${answered}`,
    },
    {
      label: say('dashboard.system.outbox'),
      tone: waits ? 'bad' : 'good',
      state: waits
        ? say('dashboard.system.outbox_waits', { count: Math.round(outbox.age_seconds / 60) })
        : say('dashboard.system.outbox_good'),
    },
    {
      label: say('dashboard.system.jobs'),
      tone: jobs.late > 0 ? 'bad' : 'good',
      state:
        jobs.late > 0 ? say('dashboard.system.jobs_late', { count: jobs.late }) : say('dashboard.system.jobs_good'),
    },
    {
      label: say('dashboard.system.mails'),
      tone: isSent ? 'good' : 'warn',
      state: say(isSent ? 'dashboard.system.mails_smtp' : 'dashboard.system.mails_files'),
      detail: [queued, isSent ? '' : say('dashboard.system.mails_files_text')].filter(Boolean).join(' '),
    },
    ...(disk
      ? [
          {
            label: say('dashboard.system.disk'),
            tone: free < SHORT_OF_DISK ? ('bad' as const) : ('good' as const),
            state: say('dashboard.system.disk_free', {
              free: format.number(Math.round(disk.free_bytes / GIB)),
              share: format.percent(Math.round(free * 100) / 100),
            }),
          },
        ]
      : []),
  ];
}
