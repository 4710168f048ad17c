import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Card, format, useText, type Schemas } from '#panel';
import { tasksOf } from './tasks.js';

export interface TaskListProps {
  readonly toDo: Schemas['ToDoResponse'];
  /** Whether the shop still has first steps to do. The card is then hidden instead of saying that all is done. */
  readonly isNew: boolean;
}

/** Open tasks, each with a link to its screen. */
export function TaskList({ toDo, isNew }: TaskListProps): ReactElement | null {
  const say = useText();
  const tasks = tasksOf(toDo, say);
  if (tasks.length === 0 && isNew) return null;
  return (
    <Card title={say('dashboard.tasks.title')}>
      {tasks.length === 0 ? (
        <p>
          <span className="strong">{say('dashboard.tasks.none')}.</span>{' '}
          <span className="soft">{say('dashboard.tasks.none_text')}</span>
        </p>
      ) : (
        <ul className="board-tasks">
          {tasks.map(({ key, count, to, isUrgent, detail }) => (
            <li key={key}>
              <Link className={isUrgent ? 'board-task board-task--urgent' : 'board-task'} to={to}>
                <span className="board-task__count">{format.number(count)}</span>
                <span className="board-task__words">
                  {say(`dashboard.tasks.${key}`, { count })}
                  {detail && <span className="board-task__detail">{detail}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
