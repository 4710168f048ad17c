import { inPageLanguage } from '../sentences.js';

/** Labels of the script's own dialog. */
export const labels = (): Record<
  'title' | 'hint' | 'phone' | 'email' | 'first_name' | 'send' | 'close' | 'order',
  string
> =>
  inPageLanguage({
    en: {
      title: 'Quick order',
      hint: 'Leave your phone number or email. We’ll contact you to arrange delivery and payment.',
      phone: 'Phone',
      email: 'Email',
      first_name: 'First name',
      send: 'Submit order',
      close: 'Close',
      order: 'View order',
    },
    uk: {
      title: 'Купити в 1 клік',
      hint: 'Залиште номер телефону або електронну пошту. Ми зв’яжемося з вами, щоб узгодити доставку та оплату.',
      phone: 'Телефон',
      email: 'Електронна пошта',
      first_name: 'Ім’я',
      send: 'Надіслати замовлення',
      close: 'Закрити',
      order: 'Переглянути замовлення',
    },
    ru: {
      title: 'Купить в 1 клик',
      hint: 'Оставьте номер телефона или электронную почту. Мы свяжемся с вами, чтобы согласовать доставку и оплату.',
      phone: 'Телефон',
      email: 'Электронная почта',
      first_name: 'Имя',
      send: 'Отправить заказ',
      close: 'Закрыть',
      order: 'Посмотреть заказ',
    },
  });
