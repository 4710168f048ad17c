/**
 * TypeScript types of the REST operations, generated from openapi.json, for the panel's screens, the page scripts and
 * the tests. This file has types only, so that nothing of it is loaded at run time.
 */
import type { components, operations, paths } from './schema.js';

export type { components, operations, paths };

export type Schemas = components['schemas'];
export type ErrorCode = Schemas['ErrorCode'];
/** Error codes that any operation can return, e.g. for missing rights, a rate limit or an internal error. */
export type CommonErrorCode = Schemas['CommonErrorCode'];
export type OperationId = keyof operations;

type Json<T> = T extends { readonly content: { readonly 'application/json': infer Body } } ? Body : never;
type Succeeds = 200 | 201 | 202;
type Responses<Operation> = Operation extends { readonly responses: infer All } ? All : never;

/** The whole body of a success, by the operation's type: `operations[…]` or `paths[…]['get']`. */
export type AnswerOf<Operation> = Operation extends unknown
  ? {
      [Status in keyof Responses<Operation>]: Status extends Succeeds ? Json<Responses<Operation>[Status]> : never;
    }[keyof Responses<Operation>]
  : never;

/** `data` of a success, by the operation's type. */
export type DataOf<Operation> = AnswerOf<Operation> extends { readonly data: infer Value } ? Value : never;

/** Request body of an operation type; `never` if it has none. */
export type BodyOf<Operation> = Operation extends { readonly requestBody?: infer Sent }
  ? Json<NonNullable<Sent>>
  : never;

/** The whole body of an operation's success. */
export type Answer<Id extends OperationId> = AnswerOf<operations[Id]>;

/** `data` of an operation's success. */
export type Data<Id extends OperationId> = DataOf<operations[Id]>;

/** One of the items of an operation that lists. */
export type Item<Id extends OperationId> = Data<Id> extends { readonly items: ReadonlyArray<infer One> } ? One : never;

/** Body of an operation's failure: one type for each error code, with the members of this error. */
export type Failure<Id extends OperationId> = {
  [Status in keyof Responses<operations[Id]>]: Status extends Succeeds
    ? never
    : Json<Responses<operations[Id]>[Status]>;
}[keyof Responses<operations[Id]>];

/** Body of any answer; `success` distinguishes a success from a failure. */
export type Result<Id extends OperationId> = Answer<Id> | Failure<Id>;

/** Request body of an operation. */
export type Body<Id extends OperationId> = BodyOf<operations[Id]>;
