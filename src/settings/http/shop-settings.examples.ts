const settings = {
  payments_enabled: true,
  shop_name: 'Quiet Shelf',
  mail_sender_name: 'Quiet Shelf',
  mail_sender_address: 'shop@example.com',
  new_order_mail_to: ['orders@example.com'],
  new_order_mail_language: null,
  default_language: 'uk',
  languages: ['uk', 'en'],
  low_stock_threshold: 5,
  max_open_orders_per_contact: 5,
  max_open_orders_per_client: 30,
  max_open_lines_per_client: 60,
  max_orders_per_hour_per_contact: 10,
  max_orders_per_hour_per_client: 60,
  max_pieces_in_open_orders: 20,
  max_quantity: 50,
  cancel_unconfirmed_after: 14,
  seller: {
    name: 'Quiet Shelf LLC',
    address: 'Khreshchatyk 1',
    city: 'Kyiv',
    zip: '01001',
    country: 'UA',
    vat_id: null,
    registration: '12345678',
    email: 'office@example.com',
    phone: '+380441234567',
  },
  require_second_factor: 'owner',
  administrator_idle_minutes: 30,
  mails_per_hour: 10,
  retention_years: 10,
  retention_mail_days: 365,
  retention_audit_days: 180,
  retention_audit_years: 10,
  retention_failed_job_days: null,
  version: 3,
  in_effect: {
    shop_name: 'Quiet Shelf',
    mail_sender_name: 'Quiet Shelf',
    mail_sender_address: 'shop@example.com',
    default_language: 'uk',
    languages: ['uk', 'en'],
  },
  fixed: { currency: 'EUR', timezone: 'Europe/Kyiv', base_url: 'https://shop.example' },
};

export const settingsExample = { success: true, data: settings, message: 'Done.' };

const testMail = {
  id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
  recipient: 'owner@example.com',
  state: 'queued',
  error: null,
  to_file: false,
};

export const testMailExample = { success: true, data: testMail, message: 'Done.' };
