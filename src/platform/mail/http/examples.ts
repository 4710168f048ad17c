const mail = {
  id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
  kind: 'bank_details',
  language: 'uk',
  recipient: 'buyer@example.com',
  subject: 'Реквізити для оплати замовлення № 17',
  order_id: 17,
  user_id: null,
  state: 'sent',
  delayed_until: null,
  attempts: 1,
  last_error: null,
  created_at: '2026-11-20T10:00:00.000Z',
  sent_at: '2026-11-20T10:00:01.000Z',
};

export const mailListExample = {
  success: true,
  data: {
    items: [mail],
    counts: { queued: 0, sent: 1, not_sent: 0, dead: 0, dropped: 0 },
    kinds: ['bank_details', 'order_confirmation'],
  },
  message: 'Done.',
  meta: { total: 1, page: 1, per_page: 20 },
};

export const mailPageExample = '<!doctype html>…';

const content = { subject: mail.subject, html: mailPageExample, text: 'Доброго дня, Олено! …' };

export const mailDetailExample = { success: true, data: { ...mail, content, withheld: null }, message: 'Done.' };

export const mailResentExample = { success: true, data: {}, message: 'Email queued' };

const preview = { id: 'order_status.shipped', kind: 'order_status', subject: 'Your order 1042 has shipped' };

export const mailPreviewsExample = { success: true, data: { items: [preview] }, message: 'Done.' };

export const mailPreviewExample = {
  success: true,
  data: { ...preview, content: { subject: preview.subject, html: mailPageExample, text: 'Hello Olena! …' } },
  message: 'Done.',
};
