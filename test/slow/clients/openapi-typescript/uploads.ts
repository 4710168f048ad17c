import { dataOf, type Client } from './shop';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/** Uploads a picture and shows it on the product; returns its path. */
export async function showPicture(admin: Client, id: number): Promise<string> {
  const form = new FormData();
  form.append('file', await (await fetch(PIXEL)).blob(), 'pixel.gif');
  const { image } = dataOf(
    await admin.POST('/api/admin/pictures', { body: { file: 'pixel.gif' }, bodySerializer: () => form }),
  );
  const images = [{ image, alt: 'A jar of honey' }];
  dataOf(await admin.PUT('/api/products/{id}', { params: { path: { id } }, body: { images } }));
  return image;
}

/** Imports a CSV file of the bank with one credit; returns how many transactions were matched with an order. */
export async function importTransfer(admin: Client, amount: number, text: string): Promise<number> {
  const rows = `Day;Sum;Text\n2026-11-20;${amount};${text}\n`;
  const mapping = JSON.stringify({ booked_on: 'Day', amount: 'Sum', remittance_information: 'Text' });
  const { data, error } = await admin.POST('/api/admin/bank-statements', {
    body: { file: rows, account: 'DE89370400440532013000', accept_account: '1', mapping },
    bodySerializer({ file, ...fields }) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([file]), 'november.csv');
      return form;
    },
  });
  if (!data) throw new Error(`${error.code}: ${error.message}`);
  return data.data.transactions.matched;
}
