import type { DemoPage } from '../../types.js';
import { t } from '../build.js';

export const deliveryPage: DemoPage = {
  slug: 'delivery',
  kind: 'delivery',
  title: t('Delivery and payment', 'Доставка та оплата', 'Доставка и оплата'),
  description: t(
    'Delivery methods, delivery times, costs and payment methods of Quiet Shelf.',
    'Способи доставки, терміни, вартість і способи оплати в «Тихій полиці».',
    'Способы доставки, сроки, стоимость и способы оплаты в «Тихой полке».',
  ),
  body: t(
    `Products in stock ship on the next working day.

## Delivery

| method | when | cost |
|---|---|--:|
| Pickup at the shop | next working day | free |
| Delivery to your door | 2–4 working days | from €4.90 |

The cart shows the delivery cost for your country before you check out. Track the status of your delivery on the order page.

## Payment

- **Cash.** Pay the courier, or pay in the shop when you pick up your order.
- **Bank transfer.** The order page and our email show the account, the amount, the payment reference and a QR code for your banking app. Pay within seven days. We ship on the working day after we receive your payment.

## Returns

Return unused products in their original packaging **within 14 days** of receiving them. See [Terms of sale](/pages/terms) for details.

## Damaged or missing products

Take a photo and [contact us](/pages/contact). We’ll send a replacement free of charge.
`,
    `Товари в наявності відправляємо наступного робочого дня.

## Доставка

| спосіб | коли | вартість |
|---|---|--:|
| Самовивіз із магазину | наступного робочого дня | безкоштовно |
| Доставка до дверей | 2–4 робочі дні | від 4,90 € |

Вартість доставки до вашої країни видно в кошику ще до оформлення замовлення. Стежте за доставкою на сторінці замовлення.

## Оплата

- **Готівка.** Оплата кур’єрові або в магазині, коли забираєте замовлення.
- **Банківський переказ.** На сторінці замовлення та в нашому листі вказано рахунок, суму, код платежу та QR-код для застосунку вашого банку. Сплатіть протягом семи днів. Ми відправимо замовлення наступного робочого дня після отримання оплати.

## Повернення товару

Невикористаний товар в оригінальному пакованні можна повернути **протягом 14 днів** після отримання. Докладніше — на сторінці [Умови продажу](/pages/terms).

## Пошкоджені або відсутні товари

Зробіть фото та [зв’яжіться з нами](/pages/contact). Ми безкоштовно надішлемо заміну.
`,
    `Товары в наличии отправляем на следующий рабочий день.

## Доставка

| способ | когда | стоимость |
|---|---|--:|
| Самовывоз из магазина | на следующий рабочий день | бесплатно |
| Доставка до двери | 2–4 рабочих дня | от 4,90 € |

Стоимость доставки в вашу страну видна в корзине ещё до оформления заказа. Отслеживайте доставку на странице заказа.

## Оплата

- **Наличные.** Оплата курьеру или в магазине, когда забираете заказ.
- **Банковский перевод.** На странице заказа и в нашем письме указаны счёт, сумма, код платежа и QR-код для приложения вашего банка. Оплатите в течение семи дней. Мы отправим заказ на следующий рабочий день после получения оплаты.

## Возврат товара

Неиспользованный товар в оригинальной упаковке можно вернуть **в течение 14 дней** после получения. Подробнее — на странице [Условия продажи](/pages/terms).

## Повреждённые или отсутствующие товары

Сделайте фото и [свяжитесь с нами](/pages/contact). Мы бесплатно отправим замену.
`,
  ),
};
