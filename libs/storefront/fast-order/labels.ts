import { inPageLanguage } from '../sentences.js';

/** Of the dialog, for a page that has none of its own. */
export const labels = (): Record<
  'title' | 'hint' | 'phone' | 'email' | 'first_name' | 'send' | 'close' | 'order',
  string
> =>
  inPageLanguage({
    en: {
      title: 'Fast order',
      hint: 'Leave a phone number or an e-mail address: we will contact you about the rest.',
      phone: 'Phone',
      email: 'E-mail',
      first_name: 'Name',
      send: 'Order',
      close: 'Close',
      order: 'See the order',
    },
    uk: {
      title: 'Швидке замовлення',
      hint: 'Залиште телефон або електронну адресу: решту узгодимо з вами.',
      phone: 'Телефон',
      email: 'Ел. пошта',
      first_name: 'Ім’я',
      send: 'Замовити',
      close: 'Закрити',
      order: 'Переглянути замовлення',
    },
    ru: {
      title: 'Быстрый заказ',
      hint: 'Оставьте телефон или электронную почту: остальное согласуем с вами.',
      phone: 'Телефон',
      email: 'Эл. почта',
      first_name: 'Имя',
      send: 'Заказать',
      close: 'Закрыть',
      order: 'Посмотреть заказ',
    },
  });
