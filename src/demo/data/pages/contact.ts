import type { DemoPage } from '../../types.js';
import { t } from '../build.js';

export const contactPage: DemoPage = {
  slug: 'contact',
  kind: 'contact',
  title: t('Contact', 'Контакти', 'Контакты'),
  description: t(
    'How to reach Quiet Shelf, and who stands behind it.',
    'Як зв’язатися з «Тихою полицею» і хто за нею стоїть.',
    'Как связаться с «Тихой полкой» и кто за ней стоит.',
  ),
  body: t(
    `We are three people and a parrot, and we read every letter.

- **E-mail:** [hello@quiet-shelf.example](mailto:hello@quiet-shelf.example) – we answer within a working day
- **Phone:** [+380 44 000 00 00](tel:+380440000000), Monday to Friday, 10:00–18:00

> If it is about an order, please give its number: it stands in every mail of ours.

## The shop

Quiet Shelf Demo LLC\\
12 Linden Lane\\
Demoville

Open Tuesday to Saturday, 11:00–19:00. Tea is on the table.

## Who we are

Registered under number 12345678. Neither the company nor its address exists: this is a demo shop.
`,
    `Нас троє людей і папуга, і ми читаємо кожен лист.

- **Пошта:** [hello@quiet-shelf.example](mailto:hello@quiet-shelf.example) — відповідаємо протягом робочого дня
- **Телефон:** [+380 44 000 00 00](tel:+380440000000), з понеділка до п’ятниці, 10:00–18:00

> Якщо йдеться про замовлення, назвіть, будь ласка, його номер: він є в кожному нашому листі.

## Крамниця

Quiet Shelf Demo LLC\\
вул. Липова, 12\\
Демоград

Відчинено з вівторка до суботи, 11:00–19:00. Чай на столі.

## Хто ми

Реєстраційний номер 12345678. Ні компанії, ні її адреси не існує: це демонстраційна крамниця.
`,
    `Нас трое людей и попугай, и мы читаем каждое письмо.

- **Почта:** [hello@quiet-shelf.example](mailto:hello@quiet-shelf.example) — отвечаем в течение рабочего дня
- **Телефон:** [+380 44 000 00 00](tel:+380440000000), с понедельника по пятницу, 10:00–18:00

> Если речь о заказе, назовите, пожалуйста, его номер: он есть в каждом нашем письме.

## Магазин

Quiet Shelf Demo LLC\\
ул. Липовая, 12\\
Демоград

Открыто со вторника по субботу, 11:00–19:00. Чай на столе.

## Кто мы

Регистрационный номер 12345678. Ни компании, ни её адреса не существует: это демонстрационный магазин.
`,
  ),
};
