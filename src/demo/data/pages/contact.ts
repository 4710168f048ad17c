import type { DemoPage } from '../../types.js';
import { t } from '../build.js';

export const contactPage: DemoPage = {
  slug: 'contact',
  kind: 'contact',
  title: t('Contact', 'Контакти', 'Контакты'),
  description: t(
    'Email, phone, address and opening hours of Quiet Shelf.',
    'Електронна пошта, телефон, адреса та години роботи «Тихої полиці».',
    'Электронная почта, телефон, адрес и часы работы «Тихой полки».',
  ),
  body: t(
    `We’re happy to help with orders and products.

- **Email:** [hello@quiet-shelf.example](mailto:hello@quiet-shelf.example) – we reply within one working day
- **Phone:** [+380 44 000 00 00](tel:+380440000000), Monday to Friday, 10:00–18:00

> Questions about an order? Include the order number from your confirmation email.

## Shop and pickup

Quiet Shelf Demo LLC\\
7 Linden Lane\\
Quietville

Open Tuesday to Friday, 11:00–19:00, and Saturday, 11:00–16:00.

## Company details

Registration number 12345678. This is a demo shop: the company and its address do not exist.
`,
    `Ми з радістю допоможемо із замовленнями та товарами.

- **Електронна пошта:** [hello@quiet-shelf.example](mailto:hello@quiet-shelf.example) — відповідаємо протягом одного робочого дня
- **Телефон:** [+380 44 000 00 00](tel:+380440000000), з понеділка до п’ятниці, 10:00–18:00

> Маєте запитання щодо замовлення? Укажіть його номер із листа-підтвердження.

## Магазин і самовивіз

Quiet Shelf Demo LLC\\
Липовий провулок, 7\\
Тихе місто

Відчинено з вівторка до п’ятниці, 11:00–19:00, у суботу — 11:00–16:00.

## Реквізити компанії

Реєстраційний номер 12345678. Це демонстраційний магазин: компанії та її адреси не існує.
`,
    `Мы с радостью поможем с заказами и товарами.

- **Электронная почта:** [hello@quiet-shelf.example](mailto:hello@quiet-shelf.example) — отвечаем в течение одного рабочего дня
- **Телефон:** [+380 44 000 00 00](tel:+380440000000), с понедельника по пятницу, 10:00–18:00

> Есть вопросы по заказу? Укажите его номер из письма-подтверждения.

## Магазин и самовывоз

Quiet Shelf Demo LLC\\
Липовый переулок, 7\\
Тихий город

Открыто со вторника по пятницу, 11:00–19:00, в субботу — 11:00–16:00.

## Реквизиты компании

Регистрационный номер 12345678. Это демонстрационный магазин: компании и её адреса не существует.
`,
  ),
};
