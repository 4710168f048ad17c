import type { ReactElement } from 'react';
import { Card, Page, useText } from '#panel';

export function VouchersScreen(): ReactElement {
  const say = useText();
  return (
    <Page title={say('voucher.title')}>
      <Card>{say('voucher.intro')}</Card>
    </Page>
  );
}

export const screens = { vouchers: VouchersScreen };
export const places = [{ id: 'vouchers', least: 'manager' as const, title: 'voucher.title' }];
