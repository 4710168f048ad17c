import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { MethodList } from './method-list.js';
import { MethodPage } from './method-page.js';

export function ShippingMethodsScreen(): ReactElement {
  const key = useRecord();
  return key === '' ? <MethodList /> : <MethodPage key={key} method={key} />;
}
