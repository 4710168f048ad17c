import type { DemoPage } from '../../types.js';
import { t } from '../build.js';

export const privacyPage: DemoPage = {
  slug: 'privacy',
  kind: 'privacy',
  title: t('Privacy notice', 'Захист персональних даних', 'Защита персональных данных'),
  description: t(
    'Which data Quiet Shelf keeps of you, what for, how long, and how to have it deleted.',
    'Які ваші дані зберігає «Тиха полиця», навіщо, як довго і як їх видалити.',
    'Какие ваши данные хранит «Тихая полка», зачем, как долго и как их удалить.',
  ),
  body: t(
    `We keep what an order needs, and nothing to follow you around with. This is an example text of a demo shop.

## What we keep, and why

| data | what for | how long |
|---|---|---|
| name, address, e-mail, phone | to send your order and write to you about it | as long as tax law asks for invoices |
| what you ordered | to deliver, and for the warranty | the same |
| your account, if you made one | to fill in the next order | until you delete it |
| what is in the cart | so that it waits for you | 30 days |

## Cookies

The shop sets three cookies, and all are needed: one for your session with its cart, one for the language you chose, and after a login one by which we know your device again, to warn you of a login from another one. There are no advertising or statistics cookies, so there is nothing to click away.

## Who else receives it

The carrier gets your name, address and phone. Your bank and ours see the transfer. Nobody else does, and we sell no data.

## Your rights

You may ask what we have of you, have it corrected or deleted, or take it with you. Write to [privacy@quiet-shelf.example](mailto:privacy@quiet-shelf.example); we answer within a month. You may also complain to the data protection authority where you live.
`,
    `Ми зберігаємо те, що потрібно для замовлення, і не стежимо за вами. Це приклад тексту для демонстраційної крамниці.

## Що ми зберігаємо й навіщо

| дані | навіщо | як довго |
|---|---|---|
| ім’я, адреса, пошта, телефон | щоб надіслати замовлення й написати про нього | скільки податкове право вимагає зберігати рахунки |
| що ви замовили | для доставки й гарантії | так само |
| обліковий запис, якщо ви його створили | щоб заповнити наступне замовлення | поки ви його не видалите |
| вміст кошика | щоб він на вас чекав | 30 днів |

## Файли cookie

Крамниця використовує три файли cookie, й усі необхідні: один для сеансу з кошиком, другий для обраної мови, а після входу ще один, за яким ми впізнаємо ваш пристрій, щоб попередити про вхід з іншого. Рекламних чи статистичних немає, тож нічого й погоджувати.

## Хто ще їх отримує

Перевізник отримує ваше ім’я, адресу й телефон. Переказ бачать ваш банк і наш. Більше ніхто; ми не продаємо даних.

## Ваші права

Ви можете запитати, що ми про вас зберігаємо, виправити це, видалити або забрати із собою. Напишіть на [privacy@quiet-shelf.example](mailto:privacy@quiet-shelf.example); відповімо протягом місяця. Ви також можете поскаржитися до органу захисту даних за місцем проживання.
`,
    `Мы храним то, что нужно для заказа, и не следим за вами. Это пример текста для демонстрационного магазина.

## Что мы храним и зачем

| данные | зачем | как долго |
|---|---|---|
| имя, адрес, почта, телефон | чтобы отправить заказ и написать о нём | сколько налоговое право требует хранить счета |
| что вы заказали | для доставки и гарантии | так же |
| учётная запись, если вы её создали | чтобы заполнить следующий заказ | пока вы её не удалите |
| содержимое корзины | чтобы она вас ждала | 30 дней |

## Файлы cookie

Магазин использует три файла cookie, и все необходимы: один для сеанса с корзиной, второй для выбранного языка, а после входа ещё один, по которому мы узнаём ваше устройство, чтобы предупредить о входе с другого. Рекламных или статистических нет, поэтому соглашаться не на что.

## Кто ещё их получает

Перевозчик получает ваше имя, адрес и телефон. Перевод видят ваш банк и наш. Больше никто; мы не продаём данных.

## Ваши права

Вы можете спросить, что мы о вас храним, исправить это, удалить или забрать с собой. Напишите на [privacy@quiet-shelf.example](mailto:privacy@quiet-shelf.example); ответим в течение месяца. Вы также можете пожаловаться в орган защиты данных по месту жительства.
`,
  ),
};
