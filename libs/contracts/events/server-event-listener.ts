import 'reflect-metadata';
import type { ServerEventType } from './server-event.js';

/** Metadata key of `@ServerEventListener()`: a list of event types. */
export const SERVER_EVENT = Symbol.for('shop.server-event');

/**
 * Calls the method for each event of this type, with a `ServerEvent`. A listener that throws is called again (see
 * ServerEvent), so do the work once per event, by `EventReceipts`.
 *
 * @example
 * \@ServerEventListener('OrderCreated')
 * async orderCreated({ id, data }: ServerEvent<'OrderCreated'>): Promise<void> { … }
 */
export const ServerEventListener =
  (type: ServerEventType): MethodDecorator =>
  (_target, _name, { value }) => {
    const method = value as object;
    const types = (Reflect.getMetadata(SERVER_EVENT, method) ?? []) as ServerEventType[];
    Reflect.defineMetadata(SERVER_EVENT, [...types, type], method);
  };
