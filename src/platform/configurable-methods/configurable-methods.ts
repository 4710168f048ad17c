import type { Provider } from '@nestjs/common';
import { ChangeMethod } from './change-method.js';
import type { ConfiguredMethod } from './configured-method.js';
import { CreateMethod } from './create-method.js';
import { DeleteMethod } from './delete-method.js';
import { EnsureMethods } from './ensure-methods.js';
import { FindConfiguredMethods } from './find-configured-methods.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import type { MethodProvider } from './method-provider.js';
import { MethodRows } from './method-rows.js';
import { ProviderRegistry } from './provider-registry.js';
import { ReorderMethods } from './reorder-methods.js';
import { ResealSecrets } from './reseal-secrets.js';
import { ShowMethods } from './show-methods.js';

/**
 * Nest providers for a module whose methods the merchant configures. Each module has its own instances, which take the
 * differences between kinds of methods from `kind`.
 */
export const configurableMethods = <P extends MethodProvider, M extends ConfiguredMethod<P>>(
  kind: MethodKind<P, M>,
): Provider[] => [
  { provide: METHOD_KIND, useValue: kind },
  ProviderRegistry,
  EnsureMethods,
  MethodRows,
  FindConfiguredMethods,
  ShowMethods,
  ChangeMethod,
  CreateMethod,
  DeleteMethod,
  ReorderMethods,
  ResealSecrets,
];
