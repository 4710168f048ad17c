import type { DemoPage } from '../../types.js';
import { t } from '../build.js';

export const deliveryPage: DemoPage = {
  slug: 'delivery',
  kind: 'delivery',
  title: t('Delivery and payment', 'Доставка й оплата', 'Доставка и оплата'),
  description: t(
    'How an order from Quiet Shelf reaches you, when, for how much, and how you pay for it.',
    'Як замовлення з «Тихої полиці» дістанеться до вас, коли, за скільки і як його оплатити.',
    'Как заказ из «Тихой полки» доберётся до вас, когда, за сколько и как его оплатить.',
  ),
  body: t(
    `What is in stock leaves us on the next working day. We pack in paper and reuse boxes.

## Delivery

| way | when | cost |
|---|---|--:|
| pickup at the shop | next working day | free |
| delivery to your door | 2–4 working days | from 4.90 € |

What it costs to your country stands in the cart, before you type in anything. When the parcel is on its way, the order's page says so.

## Payment

- **Cash.** You pay the courier, or in the shop when you fetch the parcel. Please have the exact amount ready.
- **Bank transfer.** The order's page and our mail show the account, the amount and a code for your bank's app. Please pay within seven days and give the order reference; we ship on the working day after the money has arrived.

## Something is missing or broken?

Take a picture and [write to us](/pages/contact). We send a replacement at once and sort out the rest with the carrier.
`,
    `Те, що є в наявності, вирушає до вас наступного робочого дня. Пакуємо в папір і використовуємо коробки повторно.

## Доставка

| спосіб | коли | вартість |
|---|---|--:|
| самовивіз із крамниці | наступного робочого дня | безкоштовно |
| доставка до дверей | 2–4 робочі дні | від 4,90 € |

Вартість до вашої країни видно в кошику, ще до заповнення адреси. Коли посилка вирушить, про це скаже сторінка замовлення.

## Оплата

- **Готівка.** Платите кур’єрові або в крамниці, коли забираєте посилку. Будь ласка, підготуйте точну суму.
- **Банківський переказ.** Рахунок, сума й код для застосунку вашого банку — на сторінці замовлення й у нашому листі. Сплатіть, будь ласка, протягом семи днів і вкажіть референс замовлення; надсилаємо наступного робочого дня після зарахування коштів.

## Чогось бракує або щось розбилося?

Зробіть світлину й [напишіть нам](/pages/contact). Ми одразу надішлемо заміну, а решту владнаємо з перевізником.
`,
    `То, что есть в наличии, отправляется к вам на следующий рабочий день. Пакуем в бумагу и используем коробки повторно.

## Доставка

| способ | когда | стоимость |
|---|---|--:|
| самовывоз из магазина | на следующий рабочий день | бесплатно |
| доставка до двери | 2–4 рабочих дня | от 4,90 € |

Стоимость до вашей страны видна в корзине, ещё до заполнения адреса. Когда посылка отправится, об этом скажет страница заказа.

## Оплата

- **Наличные.** Платите курьеру или в магазине, когда забираете посылку. Пожалуйста, подготовьте точную сумму.
- **Банковский перевод.** Счёт, сумма и код для приложения вашего банка — на странице заказа и в нашем письме. Заплатите, пожалуйста, в течение семи дней и укажите референс заказа; отправляем на следующий рабочий день после зачисления денег.

## Чего-то не хватает или что-то разбилось?

Сделайте фотографию и [напишите нам](/pages/contact). Мы сразу отправим замену, а остальное уладим с перевозчиком.
`,
  ),
};
