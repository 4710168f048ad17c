import type { DemoPage } from '../../types.js';
import { t } from '../build.js';

export const privacyPage: DemoPage = {
  slug: 'privacy',
  kind: 'privacy',
  title: t('Privacy notice', 'Захист персональних даних', 'Защита персональных данных'),
  description: t(
    'Which personal data Quiet Shelf stores, why, how long, and how to have it deleted.',
    'Які персональні дані зберігає «Тиха полиця», навіщо, як довго та як їх видалити.',
    'Какие персональные данные хранит «Тихая полка», зачем, как долго и как их удалить.',
  ),
  body: t(
    `We only store the data that we need for your orders. This is an example text of a demo shop.

## What we store and why

| data | purpose | how long |
|---|---|---|
| name, address, email, phone number | to deliver your order and contact you about it | as long as tax law requires for invoices |
| your orders | delivery and warranty | as long as tax law requires for invoices |
| your account | to fill in your next order | until you delete it |
| your cart | to save products for later | 30 days |

## Cookies

The shop only uses necessary cookies: one for your session and cart, one for your language, and after login one that recognizes your device, so that we can warn you of logins from other devices. There are no advertising or analytics cookies.

## Who receives your data

The carrier receives your name, address and phone number. Your bank and ours process the transfer. We do not sell your data.

## Your rights

You can request a copy of your data, have it corrected or deleted, or transfer it to another service. Email [privacy@quiet-shelf.example](mailto:privacy@quiet-shelf.example); we reply within one month. You can also file a complaint with your data protection authority.
`,
    `Ми зберігаємо лише ті дані, які потрібні для ваших замовлень. Це приклад тексту для демонстраційного магазину.

## Що ми зберігаємо та навіщо

| дані | мета | як довго |
|---|---|---|
| ім’я, адреса, електронна пошта, телефон | щоб доставити замовлення та зв’язатися з вами щодо нього | скільки податкове законодавство вимагає зберігати рахунки |
| ваші замовлення | доставка та гарантія | скільки податкове законодавство вимагає зберігати рахунки |
| ваш обліковий запис | щоб заповнити наступне замовлення | доки ви його не видалите |
| ваш кошик | щоб зберегти вибрані товари | 30 днів |

## Файли cookie

Магазин використовує лише необхідні файли cookie: один для сеансу та кошика, один для мови, а після входу ще один, за яким ми впізнаємо ваш пристрій, щоб попередити про вхід з іншого. Рекламних чи аналітичних файлів cookie немає.

## Хто отримує ваші дані

Перевізник отримує ваше ім’я, адресу та телефон. Переказ обробляють ваш банк і наш. Ми не продаємо ваших даних.

## Ваші права

Ви можете отримати копію своїх даних, виправити їх, видалити або передати іншому сервісу. Напишіть на [privacy@quiet-shelf.example](mailto:privacy@quiet-shelf.example); ми відповімо протягом місяця. Ви також можете поскаржитися до органу захисту даних за місцем проживання.
`,
    `Мы храним только те данные, которые нужны для ваших заказов. Это пример текста для демонстрационного магазина.

## Что мы храним и зачем

| данные | цель | как долго |
|---|---|---|
| имя, адрес, электронная почта, телефон | чтобы доставить заказ и связаться с вами по нему | сколько налоговое законодательство требует хранить счета |
| ваши заказы | доставка и гарантия | сколько налоговое законодательство требует хранить счета |
| ваша учётная запись | чтобы заполнить следующий заказ | пока вы её не удалите |
| ваша корзина | чтобы сохранить выбранные товары | 30 дней |

## Файлы cookie

Магазин использует только необходимые файлы cookie: один для сеанса и корзины, один для языка, а после входа ещё один, по которому мы узнаём ваше устройство, чтобы предупредить о входе с другого. Рекламных или аналитических файлов cookie нет.

## Кто получает ваши данные

Перевозчик получает ваше имя, адрес и телефон. Перевод обрабатывают ваш банк и наш. Мы не продаём ваши данные.

## Ваши права

Вы можете получить копию своих данных, исправить их, удалить или передать другому сервису. Напишите на [privacy@quiet-shelf.example](mailto:privacy@quiet-shelf.example); мы ответим в течение месяца. Вы также можете пожаловаться в орган по защите данных по месту жительства.
`,
  ),
};
