import type { Type } from '@nestjs/common';
import type { SettingDeclaration } from '#contracts';
import type { DomainError, FieldError } from '#kernel';
import type { Wanted } from '../plugins/decorated-providers.js';
import type { Transaction } from '../database/transaction.js';
import type { ConfiguredMethod } from './configured-method.js';
import type { MethodEntity } from './method.entity.js';
import type { MethodProvider } from './method-provider.js';
import type { MethodRow } from './method-row.js';
import type { FormLayout } from './settings/form-sections.js';

/** Differences between payment methods and shipping methods. */
export interface MethodKind<
  P extends MethodProvider = MethodProvider,
  M extends ConfiguredMethod<P> = ConfiguredMethod<P>,
> {
  /** Name of the table, of the subject in the activity log, and first part of its actions. */
  readonly name: 'payment_method' | 'shipping_method';
  readonly entity: Type<MethodEntity>;
  /** How the registry finds the providers of this kind. */
  readonly provider: Omit<Wanted, 'common'>;
  /** Tag of cached reads that depend on these methods. */
  readonly tag: string;
  /** Purpose of the encryption of secrets. It must never change, because the key is derived from it. */
  readonly sealedFor: string;
  /** Name of the methods in the result of the job `rotate-keys`. */
  readonly resealedAs: string;
  /** Action of the activity log for a new order of the methods. */
  readonly reorderedAction: string;
  /** Settings that every method has: `active`, `position`, `title`, and `description` when the table has it. */
  readonly common: readonly SettingDeclaration[];
  /** Settings that every method has beside those of its provider; stored with them, and not passed to it. */
  readonly shared?: readonly SettingDeclaration[];
  /** Layout of the panel's form. */
  readonly layout: FormLayout;
  readonly unknown: () => DomainError;
  /** Error for a list with a key that no method has. */
  readonly noSuchKey: (key: string) => FieldError;
  /** Whether something other than an order refers to the method; references of orders are foreign keys. */
  readonly isReferred?: (tx: Transaction, key: string) => Promise<boolean>;
  readonly configure: (row: MethodRow, provider: P) => M;
}

/** Injection token of the MethodKind of the module. */
export const METHOD_KIND = Symbol('method kind');
