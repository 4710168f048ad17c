/** Fallback for `views/payment/bank_invoice.liquid`, as code so that it cannot be missing. */
export const detailsTemplate = `<section class="bank-invoice">
  <h2>{{ title }}</h2>
  <dl>
    <dt>{{ 'notification.bank.account_holder' | t }}</dt><dd>{{ account_holder }}</dd>
    <dt>{{ 'notification.bank.bank_name' | t }}</dt><dd>{{ bank_name }}</dd>
    <dt>{{ 'notification.bank.account_number' | t }}</dt><dd><data value="{{ account_number }}">{{ account_number | iban }}</data></dd>
    <dt>{{ 'notification.bank.bank_code' | t }}</dt><dd>{{ bank_code }}</dd>
    <dt>{{ 'notification.bank.tax_id' | t }}</dt><dd>{{ tax_id }}</dd>
    <dt>{{ 'notification.bank.amount' | t }}</dt><dd><data value="{{ amount }} {{ currency }}">{{ amount | money: currency }}</data></dd>
    <dt>{{ 'notification.bank.reference' | t }}</dt><dd data-copy="{{ reference }}">{{ reference }}</dd>
    <dt>{{ 'notification.bank.order' | t }}</dt><dd>{{ order_id }}</dd>
    <dt>{{ 'notification.bank.payment_terms' | t }}</dt><dd>{{ payment_terms }}</dd>
  </dl>
  {% if info != blank %}<p>{{ info }}</p>{% endif %}
  <button type="button" data-print>{{ 'payment.details.print' | t }}</button>
</section>
`;
