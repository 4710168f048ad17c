// Finds the operation of an address in the types of openapi.json, so that no call says what it is answered with.
import type { AnswerOf, Body, BodyOf, DataOf, operations, paths } from '../../api-types/index.js';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A part of an address; one that is known at run time only, such as an id, is `{}`. */
type Part<Text extends string> = string extends Text ? '{}' : Text extends `${number}` | `{${string}}` ? '{}' : Text;

/**
 * An address with its variable parts alike: of the document, `/api/orders/{id}`, and of a call, `/api/orders/${id}`.
 */
type Shape<Address extends string> = Address extends `${infer First}/${infer Rest}`
  ? `${Part<First>}/${Shape<Rest>}`
  : Part<Address>;

declare global {
  /** The document's paths; a plugin's screens add those of its own API, in the same form. */
  interface ApiPaths extends paths {}
}

type Documented = { [Path in keyof ApiPaths as Shape<Path>]: ApiPaths[Path] };

/** The type of the operation that has this method and address. */
export type OperationAt<M extends Method, Address extends string> =
  Documented[Shape<Address> & keyof Documented] extends Readonly<Record<M, infer Operation>> ? Operation : never;

/** The address, if the document has an operation at it; else `never`, which no text is. */
export type Known<M extends Method, Address extends string> =
  Shape<Address> extends keyof Documented
    ? Documented[Shape<Address>] extends Readonly<Record<M, object>>
      ? Address
      : never
    : never;

/** The whole body of the operation's success. */
export type AnswerAt<M extends Method, Address extends string> = AnswerOf<OperationAt<M, Address>>;

/** `data` of the operation's success. */
export type DataAt<M extends Method, Address extends string> = DataOf<OperationAt<M, Address>>;

/** What forms send: a field that the service requires may be missing or empty; the answer then says so at the field. */
type Incomplete<T> = T extends object ? { readonly [Name in keyof T]?: Incomplete<T[Name]> | null } : T;

/** What a form sends to an operation. */
export type Sent<Id extends keyof operations> = Incomplete<Body<Id>>;

type Multipart = { readonly requestBody: { readonly content: { readonly 'multipart/form-data': unknown } } };

/** What a form sends to the operation that has this method and address. */
export type SentTo<M extends Method, Address extends string> =
  OperationAt<M, Address> extends Multipart ? FormData : Incomplete<BodyOf<OperationAt<M, Address>>>;
