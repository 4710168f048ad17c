import { importBankStatement, updateProduct, uploadPicture } from './client';
import type { Client } from './client/client';
import { dataOf } from './shop';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/** Uploads a picture and shows it on the product; returns its path. */
export async function showPicture(client: Client, id: number): Promise<string> {
  const file = await (await fetch(PIXEL)).blob();
  const { image } = dataOf(await uploadPicture({ client, body: { file } }));
  dataOf(await updateProduct({ client, path: { id }, body: { images: [{ image, alt: 'A jar of honey' }] } }));
  return image;
}

/** Imports a CSV file of the bank with one credit; returns how many transactions were matched with an order. */
export async function importTransfer(client: Client, amount: number, text: string): Promise<number> {
  const file = new File([`Day;Sum;Text\n2026-11-20;${amount};${text}\n`], 'november.csv');
  const mapping = JSON.stringify({ booked_on: 'Day', amount: 'Sum', remittance_information: 'Text' });
  const account = { account: 'DE89370400440532013000', accept_account: '1' } as const;
  const { data, error } = await importBankStatement({ client, body: { file, mapping, ...account } });
  if (!data) throw new Error(`${error.code}: ${error.message}`);
  return data.data.transactions.matched;
}
