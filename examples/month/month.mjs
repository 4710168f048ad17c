import { startShop } from './shop/start-shop.mjs';
import { Rest } from './shop/rest.mjs';
import { Month } from './story/month.mjs';

/** A month of a demo shop: `npm run month`. With `--keep` the shop stays open until Ctrl+C. */
const shop = await startShop();
let closing = null;
const close = () => (closing ??= shop.close());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());
try {
  await new Month(shop, new Rest(shop.url, shop.token), (line) => process.stdout.write(`${line}\n`)).run();
  if (process.argv.includes('--keep') && !closing) {
    process.stdout.write(`\nPanel: ${shop.url}/admin  admin@example.com  ${shop.password}\nCtrl+C closes it.\n`);
    await shop.ended;
  }
} catch (error) {
  process.exitCode = 1;
  if (!closing) process.stderr.write(`${error.stack}\n`);
} finally {
  await close();
}
