import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { EVENT_LISTENER_METADATA, type OnEventOptions } from '@nestjs/event-emitter';

interface ListenerMetadata {
  event: string | symbol | Array<string | symbol>;
  options?: Exclude<OnEventOptions, boolean>;
}

/**
 * Stock Nest swallows what an `@OnEvent` listener throws, and an event would be lost with it. Here a plain
 * `@OnEvent('OrderCreated')` throws through, unless its author said `suppressErrors: true`; `async` ones are waited for.
 * Runs before the event emitter's own loader, which reads the same metadata at bootstrap.
 */
@Injectable()
export class ReliableListeners implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    for (const { instance } of [...this.discovery.getProviders(), ...this.discovery.getControllers()]) {
      const prototype = instance ? (Object.getPrototypeOf(instance) as object | null) : null;
      if (!prototype) continue;
      for (const method of this.scanner.getAllMethodNames(prototype))
        this.makeReliable((instance as Record<string, unknown>)[method]);
    }
  }

  private makeReliable(method: unknown): void {
    if (typeof method !== 'function') return;
    const found = Reflect.getMetadata(EVENT_LISTENER_METADATA, method) as
      ListenerMetadata | ListenerMetadata[] | undefined;
    for (const metadata of found === undefined ? [] : [found].flat()) {
      metadata.options = { suppressErrors: false, ...metadata.options };
      if (metadata.options.async || metadata.options.nextTick) metadata.options.promisify = true;
    }
  }
}
