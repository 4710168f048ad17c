import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { TokenList } from './list.js';
import { NewToken } from './new-token.js';

/** API tokens for programs that use the shop. */
export function TokensScreen(): ReactElement {
  return useRecord() === 'new' ? <NewToken /> : <TokenList />;
}
