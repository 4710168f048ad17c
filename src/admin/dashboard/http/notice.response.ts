import { ListOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { NOTICE_CODES, type Notice } from '../read-notices.js';

export class NoticeResponse {
  @OneOf(NOTICE_CODES, {
    name: 'NoticeCode',
    description:
      '`insecure_base_url`: BASE_URL is not HTTPS. `untrusted_proxy`: the server is behind a proxy whose headers ' +
      'it does not trust. `proxy_without_address`: the proxy does not send the address of the client. ' +
      '`e_invoice_incomplete`: the seller in the settings lacks data that electronic invoices need. ' +
      '`e_invoice_refused`: orders lack data of their buyers, so they have no electronic invoices. ' +
      '`mail_not_set_up`: there is no mail server, so no email is sent.',
  })
  code!: Notice['code'];
  @Text({ description: 'Environment variable or shop setting to change; empty if the orders must be changed.' })
  setting!: string;
  @Text({
    description: 'URL or address that was found, or names of the missing members, separated by commas; empty: none.',
  })
  value!: string;
  @ListOf({ type: 'integer' }, { description: 'Ids of the 20 newest orders that have the problem.' })
  orders!: number[];
}

export const noticeResponse = ({ orders, ...notice }: Notice): NoticeResponse => ({ ...notice, orders: [...orders] });
