/** Style of printed documents. */
const style = `<style>
@page { size: A4; margin: 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt "Noto Sans"; } }
body { font: 9.5pt/1.45 "Noto Sans", sans-serif; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 4mm 0; }
th, td { padding: 1mm 2mm; text-align: left; vertical-align: top; border-bottom: 0.2mm solid #ccc; }
tr { break-inside: avoid; }
.number { text-align: right; white-space: nowrap; }
</style>`;

/** Parties, lines and sums without the total. `name`: the variable with the content of the document. */
const partiesAndLines = (
  name: string,
): string => `<p>{{ 'document.invoice.seller' | t }}: {% assign seller = ${name}.seller %}{{ seller.name }}{%
  if seller.address != blank %}, {{ seller.address }}{% endif %}{% if seller.city != blank %}, {{ seller.zip }} {{
  seller.city }}{% endif %}{% if seller.country != blank %}, {{ seller.country }}{% endif %}{%
  if seller.vatId != blank %}, {{ 'document.invoice.vat_id' | t }} {{ seller.vatId }}{% endif %}{%
  if seller.taxId != blank %}, {{ 'document.invoice.tax_id' | t }} {{ seller.taxId }}{% endif %}{%
  if seller.registration != blank %}, {{ 'document.invoice.registration' | t }} {{
  seller.registration }}{% endif %}{% if seller.email != blank %}, {{ seller.email }}{% endif %}{%
  if seller.phone != blank %}, {{ seller.phone }}{% endif %}</p>
<p>{{ 'document.invoice.buyer' | t }}: {{ ${name}.buyer.name }}{%
  assign address = ${name}.buyer.billingAddress %}{% if address %}, {{ address.address }}, {{ address.zip }} {{
  address.city }}, {{ address.country }}{% endif %}</p>
<table>
<thead><tr><th>{{ 'document.invoice.position' | t }}</th><th>{{
  'document.invoice.item' | t }}</th><th class="number">{{
  'document.invoice.quantity' | t }}</th><th class="number">{{
  'document.invoice.price' | t }}</th><th class="number">{{ 'document.invoice.amount' | t }}</th></tr></thead>
<tbody>{% for line in ${name}.lines %}
<tr><td>{{ line.position }}</td><td>{{ line.name }} {{ line.attributes }}</td><td class="number">{{
  line.quantity }}</td><td class="number">{{ line.price }}</td><td class="number">{{
  line.total }}</td></tr>{% endfor %}
</tbody>
</table>
<p class="number">{{ 'notification.order.subtotal' | t }}: {{ ${name}.subtotal }}<br>
{{ 'notification.order.shipping' | t }}: {{ ${name}.shipping }}<br>
{% for row in ${name}.taxes %}{% if ${name}.pricesIncludeTax %}{{
  'document.invoice.tax_included_at' | t: rate: row.rate, net: row.net }}{% else %}{{
  'document.invoice.tax_at' | t: rate: row.rate, net: row.net }}{% endif %}: {{ row.tax }}<br>{% endfor %}
`;

/**
 * Fallback texts by template name, used if neither an override nor `views/` can be rendered. They are code, so that
 * they cannot be missing.
 */
const builtIn: Readonly<Record<string, string>> = {
  'invoice/invoice': `<!doctype html>
<html lang="{{ language }}">
<head>
<meta charset="utf-8">
<title>{{ 'document.invoice.number' | t: number: invoice.number }}</title>
${style}
</head>
<body>
<h1>{{ 'document.invoice.number' | t: number: invoice.number }}</h1>
{% if invoice.cancelled %}<p><strong>{{ 'document.invoice.cancelled' | t: date: invoice.cancelled }}. {{
  'document.invoice.cancelled_note' | t }}</strong></p>{% endif %}
<p>{{ 'document.invoice.issued' | t }}: {{ invoice.issuedAt }}<br>
{{ 'document.invoice.order' | t }}: {{
  'document.invoice.order_of' | t: number: invoice.order.number, date: invoice.order.createdAt }}</p>
${partiesAndLines('invoice')}<strong>{{ 'notification.order.total' | t }}: {{ invoice.total }}</strong></p>
{% assign bank = invoice.payment.bank %}{% if bank %}
<table><tbody>
<tr><th>{{ 'notification.bank.account_holder' | t }}</th><td>{{ bank.account_holder }}</td></tr>
<tr><th>{{ 'notification.bank.account_number' | t }}</th><td>{{ bank.account_number }}</td></tr>
<tr><th>{{ 'notification.bank.bank_name' | t }}</th><td>{{ bank.bank_name }}, {{ bank.bank_code }}</td></tr>
<tr><th>{{ 'notification.bank.amount' | t }}</th><td>{{ invoice.payment.open }}</td></tr>
<tr><th>{{ 'notification.bank.payment_purpose' | t }}</th><td>{{ bank.payment_purpose }}</td></tr>
<tr><th>{{ 'notification.bank.reference' | t }}</th><td>{{ invoice.order.reference }}</td></tr>
</tbody></table>
{% endif %}
</body>
</html>
`,
  'invoice/credit-note': `<!doctype html>
<html lang="{{ language }}">
<head>
<meta charset="utf-8">
<title>{{ 'document.credit_note.number' | t: number: note.number }}</title>
${style}
</head>
<body>
<h1>{{ 'document.credit_note.number' | t: number: note.number }}</h1>
<p>{{ 'document.invoice.issued' | t }}: {{ note.issuedAt }}<br>
{{ 'document.credit_note.corrects' | t }}: {{
  'document.credit_note.corrects_of' | t: number: note.invoice.number, date: note.invoice.issuedAt }}<br>
{{ 'document.credit_note.reason' | t }}: {{ note.reason }}</p>
${partiesAndLines('note')}<strong>{{ 'document.credit_note.total' | t }}: {{ note.total }}</strong></p>
</body>
</html>
`,
  // Fallback for every page of the storefront: title, message and a link back.
  'storefront/plain': `<!doctype html>
<html lang="{{ page.language }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>{{ page.title }} – {{ page.shop }}</title>
{% if page.stylesheet != blank %}<link rel="stylesheet" href="{{ page.stylesheet }}">{% endif %}
</head>
<body>
<main>
<p><a href="{{ page.home }}">{{ page.shop }}</a></p>
<h1>{{ page.title }}</h1>
{% if message != blank %}<p>{{ message }}</p>{% if wait %}<p>{{ wait }}</p>{% endif %}{% else %}<p>{{
  'storefront-errors.plain' | t }}</p>{% endif %}
{% if requestId != blank %}<p>{{ 'storefront-errors.id' | t: id: requestId }}</p>{% endif %}
{% if order.number != blank %}
<p>{{ order.status.title }}</p>
<dl>
<dt>{{ 'notification.order.total' | t }}</dt><dd>{{ order.total }}</dd>
{% assign bank = order.bankDetails %}{% if bank and order.payable %}
<dt>{{ 'notification.bank.amount' | t }}</dt><dd>{{ bank.amount }}</dd>
<dt>{{ 'notification.bank.account_holder' | t }}</dt><dd>{{ bank.account_holder }}</dd>
<dt>{{ 'notification.bank.account_number' | t }}</dt><dd>{{ bank.account_number }}</dd>
<dt>{{ 'notification.bank.bank_name' | t }}</dt><dd>{{ bank.bank_name }}, {{ bank.bank_code }}</dd>
<dt>{{ 'notification.bank.tax_id' | t }}</dt><dd>{{ bank.tax_id }}</dd>
<dt>{{ 'notification.bank.payment_purpose' | t }}</dt><dd>{{ bank.payment_purpose }}</dd>
<dt>{{ 'notification.bank.reference' | t }}</dt><dd>{{ order.reference }}</dd>
{% endif %}
</dl>
{% endif %}
<p><a href="{{ page.home }}">{{ 'storefront-errors.to_shop' | t }}</a></p>
</main>
</body>
</html>
`,
  // An error page without header and footer is better than none.
  'storefront/parts': '',
};

/** The built-in template with that name, or for that kind of templates; undefined if there is none. */
export function builtInOf(name: string): string | undefined {
  if (Object.hasOwn(builtIn, name)) return builtIn[name];
  if (!name.startsWith('storefront/')) return undefined;
  return name.startsWith('storefront/parts/') ? builtIn['storefront/parts'] : builtIn['storefront/plain'];
}
