import { OnEvent } from '@nestjs/event-emitter';
import type { ServerEventType } from '#contracts';

/** `@OnEvent` for a server event: checked name, failures are retried (see ServerEvent in the contracts). */
export const ServerEventListener = (type: ServerEventType): MethodDecorator => OnEvent(type, { suppressErrors: false });
