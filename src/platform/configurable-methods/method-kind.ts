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

/** In what the methods of payment and those of shipping differ. */
export interface MethodKind<
  P extends MethodProvider = MethodProvider,
  M extends ConfiguredMethod<P> = ConfiguredMethod<P>,
> {
  /** Of a method: the table, the subject in the audit, the first part of its actions. */
  readonly name: 'payment_method' | 'shipping_method';
  readonly entity: Type<MethodEntity>;
  /** How its providers are found. */
  readonly provider: Omit<Wanted, 'common'>;
  /** Tag of cached reads that depend on these methods. */
  readonly tag: string;
  /** What the secrets are sealed for; never changes, since it is part of the key. */
  readonly sealedFor: string;
  /** The methods in the result of the job `rotate-keys`. */
  readonly resealedAs: string;
  /** Action of the audit. */
  readonly reorderedAction: string;
  /** Settings that every method has: `active`, `position`, `title`, and `description` when the table has it. */
  readonly common: readonly SettingDeclaration[];
  /** Of the panel's form. */
  readonly layout: FormLayout;
  readonly unknown: () => DomainError;
  /** For a list that names a key of no method. */
  readonly noSuchKey: (key: string) => FieldError;
  /** Whether something other than an order refers to the method; orders do by a foreign key. */
  readonly isReferred?: (tx: Transaction, key: string) => Promise<boolean>;
  readonly configure: (row: MethodRow, provider: P) => M;
}

/** Injection token of the MethodKind of the module. */
export const METHOD_KIND = Symbol('method kind');
