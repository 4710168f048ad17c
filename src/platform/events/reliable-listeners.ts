import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { EVENT_LISTENER_METADATA, OnEvent, type OnEventOptions } from '@nestjs/event-emitter';
import { SERVER_EVENT, type ServerEventType } from '#contracts';

interface ListenerMetadata {
  event: string | symbol | Array<string | symbol>;
  options?: Exclude<OnEventOptions, boolean>;
}

/**
 * Methods that have the metadata of a listener already. All applications of a process share the metadata, and a second
 * entry would call the method twice.
 */
const subscribed = new WeakSet<object>();

/**
 * Subscribes the methods with `@ServerEventListener` to the event emitter, and makes all listeners reliable. Nest by
 * default swallows errors of an `@OnEvent` listener, and an event would be lost with them. Here errors of a plain
 * `@OnEvent('OrderCreated')` are thrown, unless it declares `suppressErrors: true`; `async` ones are awaited. Runs
 * before the event emitter's own loader, which reads the same metadata at bootstrap.
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
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method = (instance as Record<string, unknown>)[name];
        if (typeof method !== 'function') continue;
        this.subscribe(method);
        this.makeReliable(method);
      }
    }
  }

  /** Adds the metadata of `@OnEvent`, once per method, because several instances of a class may share the method. */
  private subscribe(method: object): void {
    const types = (Reflect.getMetadata(SERVER_EVENT, method) ?? []) as ServerEventType[];
    if (subscribed.has(method)) return;
    subscribed.add(method);
    for (const type of types) OnEvent(type, { suppressErrors: false })(method, '', { value: method });
  }

  private makeReliable(method: object): void {
    const found = Reflect.getMetadata(EVENT_LISTENER_METADATA, method) as
      ListenerMetadata | ListenerMetadata[] | undefined;
    for (const metadata of found === undefined ? [] : [found].flat()) {
      metadata.options = { suppressErrors: false, ...metadata.options };
      if (metadata.options.async || metadata.options.nextTick) metadata.options.promisify = true;
    }
  }
}
