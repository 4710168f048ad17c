import type { DemoPage } from '../../types.js';
import { t } from '../build.js';

export const termsPage: DemoPage = {
  slug: 'terms',
  kind: 'terms',
  title: t('Terms of sale', 'Умови продажу', 'Условия продажи'),
  description: t(
    'Orders, prices, payment, returns and warranty at Quiet Shelf.',
    'Замовлення, ціни, оплата, повернення та гарантія в «Тихій полиці».',
    'Заказы, цены, оплата, возврат и гарантия в «Тихой полке».',
  ),
  body: t(
    `These terms apply to every order at Quiet Shelf, a shop of **Quiet Shelf Demo LLC**. They are an example: this demo shop does not sell anything.

## Orders

Your order is an offer to buy. The contract is concluded when we email you the order confirmation. You can cancel an unpaid order on its page until it is shipped. To cancel a paid order, contact us before it is shipped, and we’ll refund your payment.

## Prices and payment

Prices are in euros and include the taxes shown. The cart shows the delivery cost before you order. Payment methods:

- **cash**, on delivery or pickup;
- **bank transfer**, within seven days of the order.

See [Delivery and payment](/pages/delivery) for details.

## Returns

You can return unused products in their original packaging **within 14 days** of receiving them. Contact us for the return address. We refund your payment within 14 days of receiving the products.

Opened tea and cosmetics can’t be returned.

## Warranty

If a product is defective or not as described, contact us within two years of purchase. We’ll repair or replace it, or refund your payment, and cover the delivery costs.

## Disputes

Contact us first: most questions can be resolved this way. Otherwise the court at your place of residence decides.
`,
    `Ці умови діють для кожного замовлення в «Тихій полиці», магазині **Quiet Shelf Demo LLC**. Це приклад: демонстраційний магазин нічого не продає.

## Замовлення

Ваше замовлення — це пропозиція купити. Договір вважається укладеним, коли ми надішлемо лист із підтвердженням замовлення. Неоплачене замовлення можна скасувати на його сторінці до відправлення. Щоб скасувати оплачене замовлення, зв’яжіться з нами до його відправлення, і ми повернемо кошти.

## Ціни та оплата

Ціни вказано в євро, включно з указаними податками. Вартість доставки видно в кошику до оформлення замовлення. Способи оплати:

- **готівка** під час отримання замовлення;
- **банківський переказ** протягом семи днів після замовлення.

Докладніше — на сторінці [Доставка та оплата](/pages/delivery).

## Повернення товару

Невикористаний товар в оригінальному пакованні можна повернути **протягом 14 днів** після отримання. Зв’яжіться з нами, щоб дізнатися адресу. Кошти повернемо протягом 14 днів після отримання товару.

Розпакований чай і косметику повернути не можна.

## Гарантія

Якщо товар має дефект або не відповідає опису, зв’яжіться з нами протягом двох років після покупки. Ми відремонтуємо чи замінимо його або повернемо кошти та сплатимо доставку.

## Суперечки

Спочатку зв’яжіться з нами: більшість питань можна вирішити так. Інші розглядає суд за місцем вашого проживання.
`,
    `Эти условия действуют для каждого заказа в «Тихой полке», магазине **Quiet Shelf Demo LLC**. Это пример: демонстрационный магазин ничего не продаёт.

## Заказы

Ваш заказ — это предложение купить. Договор считается заключённым, когда мы отправим письмо с подтверждением заказа. Неоплаченный заказ можно отменить на его странице до отправки. Чтобы отменить оплаченный заказ, свяжитесь с нами до его отправки, и мы вернём деньги.

## Цены и оплата

Цены указаны в евро, включая указанные налоги. Стоимость доставки видна в корзине до оформления заказа. Способы оплаты:

- **наличные** при получении заказа;
- **банковский перевод** в течение семи дней после заказа.

Подробнее — на странице [Доставка и оплата](/pages/delivery).

## Возврат товара

Неиспользованный товар в оригинальной упаковке можно вернуть **в течение 14 дней** после получения. Свяжитесь с нами, чтобы узнать адрес. Деньги вернём в течение 14 дней после получения товара.

Распакованный чай и косметику вернуть нельзя.

## Гарантия

Если товар имеет дефект или не соответствует описанию, свяжитесь с нами в течение двух лет после покупки. Мы отремонтируем или заменим его либо вернём деньги и оплатим доставку.

## Споры

Сначала свяжитесь с нами: большинство вопросов можно решить так. Остальные рассматривает суд по месту вашего жительства.
`,
  ),
};
