import type { ReactElement } from 'react';
import { useText } from '#panel';

const EXAMPLES = [
  ['heading', '## …'],
  ['bold', '**…**'],
  ['italic', '*…*'],
  ['list', '- …'],
  ['numbers', '1. …'],
  ['link', '[…](/pages/delivery)'],
  ['quote', '> …'],
  ['table', '| … | … |\n|---|---|\n| … | … |'],
  ['line', '…\\'],
] as const;

/** Help for Markdown, shown on request. */
export function MarkdownHelp(): ReactElement {
  const say = useText();
  return (
    <details className="content-help">
      <summary>{say('content.help.title')}</summary>
      <p className="soft">{say('content.help.intro')}</p>
      <dl>
        {EXAMPLES.map(([name, typed]) => (
          <div key={name}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{say(`content.help.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
