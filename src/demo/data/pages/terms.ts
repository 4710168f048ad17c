import type { DemoPage } from '../../types.js';
import { t } from '../build.js';

export const termsPage: DemoPage = {
  slug: 'terms',
  kind: 'terms',
  title: t('Terms of sale', 'Умови продажу', 'Условия продажи'),
  description: t(
    'What you and Quiet Shelf agree on when you order: prices, payment, delivery, returns and warranty.',
    'Про що домовляємося, коли ви замовляєте в «Тихій полиці»: ціни, оплата, доставка, повернення й гарантія.',
    'О чём договариваемся, когда вы заказываете в «Тихой полке»: цены, оплата, доставка, возврат и гарантия.',
  ),
  body: t(
    `These terms hold for every order at Quiet Shelf, a shop of **Quiet Shelf Demo LLC**. They are an example: nothing is really sold here.

## Order

An order is your offer to buy. We confirm by e-mail that it has arrived; the contract is made when we send that confirmation. Until it is paid or handed over you can cancel the order on its page; once it is paid, write to us and we send the money back, as long as the parcel is still here.

## Prices and payment

Prices are in euros and include the taxes that are shown. What delivery costs stands in the cart before you order. You pay in one of two ways:

- **cash**, when you receive the parcel or fetch it;
- **bank transfer**, within seven days of the order.

How each works is told in [Delivery and payment](/pages/delivery).

## Returns

You can send back what you do not like **within 14 days** of receiving it, unused and in its packing. Write to us first; we answer with the address. The money is back within 14 days after the goods have arrived.

Tea and cosmetics that have been opened cannot be taken back.

## Warranty

If something is broken or not as described, tell us within two years of buying it. We mend it, replace it or return the money, and bear the postage.

## Disputes

Write to us first: most things are settled with one letter. What cannot be settled so is decided by the court where you live.
`,
    `Ці умови діють для кожного замовлення в «Тихій полиці», крамниці **Quiet Shelf Demo LLC**. Це приклад: насправді тут нічого не продається.

## Замовлення

Замовлення — це ваша пропозиція купити. Ми підтверджуємо його листом; договір укладено, щойно ми надіслали підтвердження. Доки замовлення не оплачене й не передане, ви можете скасувати його на його сторінці; після оплати напишіть нам, і ми повернемо гроші, поки посилка ще в нас.

## Ціни й оплата

Ціни вказано в євро разом із податками, які показано. Вартість доставки видно в кошику ще до замовлення. Сплатити можна двома способами:

- **готівкою**, коли отримаєте посилку або заберете її;
- **банківським переказом**, протягом семи днів після замовлення.

Докладніше — на сторінці [Доставка й оплата](/pages/delivery).

## Повернення

Те, що не сподобалося, можна повернути **протягом 14 днів** після отримання, невживаним і в пакованні. Спершу напишіть нам; у відповідь ми надішлемо адресу. Кошти повернемо протягом 14 днів після того, як товар прибуде.

Розпечатані чай і косметику прийняти назад не можемо.

## Гарантія

Якщо річ зламана або не така, як описано, повідомте нам протягом двох років після покупки. Ми відремонтуємо її, замінимо або повернемо гроші й самі сплатимо пересилання.

## Суперечки

Спершу напишіть нам: більшість питань вирішує один лист. Решту розглядає суд за місцем вашого проживання.
`,
    `Эти условия действуют для каждого заказа в «Тихой полке», магазине **Quiet Shelf Demo LLC**. Это пример: на самом деле здесь ничего не продаётся.

## Заказ

Заказ — это ваше предложение купить. Мы подтверждаем его письмом; договор заключён, как только мы отправили подтверждение. Пока заказ не оплачен и не передан, вы можете отменить его на его странице; после оплаты напишите нам, и мы вернём деньги, пока посылка ещё у нас.

## Цены и оплата

Цены указаны в евро вместе с налогами, которые показаны. Стоимость доставки видна в корзине ещё до заказа. Заплатить можно двумя способами:

- **наличными**, когда получите посылку или заберёте её;
- **банковским переводом**, в течение семи дней после заказа.

Подробнее — на странице [Доставка и оплата](/pages/delivery).

## Возврат

То, что не понравилось, можно вернуть **в течение 14 дней** после получения, неиспользованным и в упаковке. Сначала напишите нам; в ответ мы пришлём адрес. Деньги вернём в течение 14 дней после того, как товар прибудет.

Распечатанные чай и косметику принять обратно не можем.

## Гарантия

Если вещь сломана или не такая, как описано, сообщите нам в течение двух лет после покупки. Мы починим её, заменим или вернём деньги и сами оплатим пересылку.

## Споры

Сначала напишите нам: большинство вопросов решает одно письмо. Остальное рассматривает суд по месту вашего жительства.
`,
  ),
};
