/**
 * The REST operations as types, made of openapi.json: for the panel's screens, the script of the pages and the tests.
 * Types only; nothing of it is loaded when a program runs.
 */
import type { components, operations, paths } from './schema.js';

export type { components, operations, paths };

export type Schemas = components['schemas'];
export type ErrorCode = Schemas['ErrorCode'];

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Succeeds = 200 | 201 | 202;
type Responses<Id extends keyof operations> = operations[Id] extends { responses: infer All } ? All : never;

/** The whole body of an operation's success. */
export type Answer<Id extends keyof operations> = {
  [Status in keyof Responses<Id>]: Status extends Succeeds ? Json<Responses<Id>[Status]> : never;
}[keyof Responses<Id>];

/** `data` of an operation's success. */
export type Data<Id extends keyof operations> = Answer<Id> extends { data: infer Value } ? Value : never;

/** One of the items of an operation that lists. */
export type Item<Id extends keyof operations> = Data<Id> extends { items: Array<infer One> } ? One : never;

/** The body of an operation's failure: its codes, each with the members that it brings. */
export type Failure<Id extends keyof operations> = {
  [Status in keyof Responses<Id>]: Status extends Succeeds ? never : Json<Responses<Id>[Status]>;
}[keyof Responses<Id>];

/** What an operation's body takes. */
export type Body<Id extends keyof operations> = operations[Id] extends { requestBody?: infer Sent }
  ? Json<NonNullable<Sent>>
  : never;
