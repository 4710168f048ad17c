import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { placeOf, useText } from '#panel';
import { memberOf, orderOf, type DeadLetter } from './letter.js';

/** Purpose of the job, with a link. */
export function About({ letter }: { readonly letter: DeadLetter }): ReactElement | null {
  const say = useText();
  const { data } = letter;
  const mail = memberOf(data, 'mail_id');
  const order = orderOf(letter);
  const type = memberOf(data, 'type');
  const event = letter.queue === 'event' && typeof type === 'string' ? type : null;
  if (typeof mail === 'string')
    return (
      <div className="small">
        <Link to={placeOf('mails', mail)}>{say('delivery.letters.to_mail')}</Link>
      </div>
    );
  // An event of a plugin has no translation and is shown by its name.
  const eventName = (name: string): string => {
    const key = `delivery.events.${name}`;
    const text = say(key);
    return text === key ? name : text;
  };
  if (!event && order === null) return null;
  return (
    <div className="small soft">
      {event && eventName(event)}
      {event && order !== null && ' · '}
      {order !== null && <Link to={placeOf('orders', order)}>{say('delivery.order', { number: order })}</Link>}
    </div>
  );
}
