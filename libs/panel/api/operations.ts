// Finds the operation of a path in the types of openapi.json, so that calls need not declare the types of their
// answers.
import type { AnswerOf, Body, BodyOf, DataOf, operations, paths } from '../../api-types/index.js';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Type of a path segment; a segment that is known only at run time, such as an id, becomes `{}`. */
type Part<Text extends string> = string extends Text ? '{}' : Text extends `${number}` | `{${string}}` ? '{}' : Text;

/**
 * Replaces the variable segments of a path by `{}`, so that `/api/orders/{id}` of the document equals
 * `/api/orders/${id}` of a call.
 */
type Shape<Address extends string> = Address extends `${infer First}/${infer Rest}`
  ? `${Part<First>}/${Shape<Rest>}`
  : Part<Address>;

declare global {
  /** The document's paths; screens of plugins add those of their own API, in the same form. */
  interface ApiPaths extends paths {}
}

type Documented = { [Path in keyof ApiPaths as Shape<Path>]: ApiPaths[Path] };

/** Type of the operation with this method and path. */
export type OperationAt<M extends Method, Address extends string> =
  Documented[Shape<Address> & keyof Documented] extends Readonly<Record<M, infer Operation>> ? Operation : never;

/** The path, if the document has an operation for it; otherwise `never`, to which no text can be assigned. */
export type Known<M extends Method, Address extends string> =
  Shape<Address> extends keyof Documented
    ? Documented[Shape<Address>] extends Readonly<Record<M, object>>
      ? Address
      : never
    : never;

/** Type of the whole body of the operation's success. */
export type AnswerAt<M extends Method, Address extends string> = AnswerOf<OperationAt<M, Address>>;

/** Type of `data` of the operation's success. */
export type DataAt<M extends Method, Address extends string> = DataOf<OperationAt<M, Address>>;

/** Values of a form: a required field may be missing or empty; the API then reports it at the field. */
type Incomplete<T> = T extends object ? { readonly [Name in keyof T]?: Incomplete<T[Name]> | null } : T;

/** Body that a form sends to an operation. */
export type Sent<Id extends keyof operations> = Incomplete<Body<Id>>;

type Multipart = { readonly requestBody: { readonly content: { readonly 'multipart/form-data': unknown } } };

/** Body that a form sends to the operation with this method and path. */
export type SentTo<M extends Method, Address extends string> =
  OperationAt<M, Address> extends Multipart ? FormData : Incomplete<BodyOf<OperationAt<M, Address>>>;
