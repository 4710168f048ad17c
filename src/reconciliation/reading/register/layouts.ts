import type { RegisterRole } from './register.types.js';

/** Layout of a courier's registers. Titles are separated by commas, the most certain first. */
export interface RegisterLayout {
  readonly key: string;
  /** Name of the courier; null if several couriers use the layout. */
  readonly carrier: string | null;
  /** Pattern of the courier's names, in the file or in the name of the file. */
  readonly names?: RegExp;
  /** Pattern of the courier's tracking numbers. */
  readonly tracking?: RegExp;
  /** Titles besides those of the generic layout. */
  readonly titles?: Partial<Readonly<Record<RegisterRole, string>>>;
}

/** Titles of any courier: English, Ukrainian, Russian, then Baltic languages, German, Polish and Czech. */
export const GENERIC_TITLES: Readonly<Record<RegisterRole, string>> = {
  tracking_number: `tracking number, tracking no, tracking code, tracking id, tracking, parcel number, parcel no, parcel id,
    parcel code, shipment number, shipment no, shipment id, barcode, waybill, waybill number, consignment number,
    consignment, awb, ttn, номер ттн, ттн, номер ен, ен, номер експрес-накладної, експрес-накладна, номер накладної,
    накладна, номер відправлення, відправлення, штрихкод, штрих-код, шкі, номер посилки, трек-номер, трек номер,
    трекінг-номер, номер эн, номер экспресс-накладной, номер накладной, накладная, номер отправления, отправление,
    трек, штрихкод отправления, номер посылки, шпи, saadetise number, saadetise nr, saadetise kood, triipkood,
    pakikood, paki number, siuntos numeris, siuntos nr, siuntos kodas, brūkšninis kodas, sūtījuma numurs,
    sūtījuma nr, svītrkods, pakas numurs, sendungsnummer, paketnummer, paketscheinnummer, frachtbriefnummer,
    numer przesyłki, nr przesyłki, numer listu przewozowego, list przewozowy, numer paczki, číslo zásilky,
    číslo balíku, čárový kód`,
  order_number: `order number, order no, order id, order, order reference, shop order, client order number, reference number,
    reference, reference 1, ref, customer reference, sender reference, shipper reference, client reference,
    номер замовлення, замовлення, замовлення №, № замовлення, номер замовлення клієнта, номер замовлення відправника,
    внутрішній номер, номер заказа, заказ, № заказа, номер заказа им, номер заказа клиента, номер заказа отправителя,
    внутренний номер, tellimuse number, tellimuse nr, tellimus, viitenumber, viide, užsakymo numeris, užsakymo nr,
    užsakymas, nuoroda, pasūtījuma numurs, pasūtījuma nr, pasūtījums, atsauce, bestellnummer, auftragsnummer,
    referenz, kundenreferenz, referenznummer, numer zamówienia, nr zamówienia, numer referencyjny, referencja,
    číslo objednávky, objednávka, variabilní symbol`,
  amount: `cod amount, amount cod, cash on delivery, cash on delivery amount, cod, cod sum, cod value, collected amount,
    amount collected, collected, paid amount, amount paid by receiver, сума післяплати, післяплата, накладений платіж,
    сума накладеного платежу, сума контролю оплати, контроль оплати, сума грошового переказу, сума переказу,
    зворотна доставка, сума зворотної доставки, отримано від одержувача, сплачено одержувачем, прийнято від одержувача,
    зібрано, сума прийнятих коштів, наложенный платеж, сумма наложенного платежа, сумма наложенного платежа получено,
    получено от получателя, оплачено получателем, собрано, сумма денежного перевода, сумма перевода, lunasumma,
    lunamaks, lunaraha, inkasso, c.o.d., mokėjimas pristatymo metu, surinkta suma, apmokėjimo suma, cod suma,
    išperkamoji suma, pēcmaksa, pēcmaksas summa, cod summa, nachnahmebetrag, nachnahme, nachnahmesumme,
    kwota pobrania, pobranie, kwota cod, dobírka, částka dobírky, výše dobírky, amount, sum, total, сума, сума платежу,
    сумма, сумма платежа, summa, suma, betrag, kwota, částka`,
  fee: `cod fee, fee, fees, commission, cod commission, service fee, charge, charges, transaction fee, комісія,
    сума комісії, комісія за переказ, комісія банку, винагорода, утримано, плата за переказ, комиссия, сумма комиссии,
    вознаграждение, вознаграждение агента, удержано, сбор агента, teenustasu, vahendustasu, komisjonitasu,
    mokestis, komisinis mokestis, komisiniai, komisija, komisijas maksa, apkalpošanas maksa, gebühr, entgelt,
    provision, nachnahmeentgelt, prowizja, opłata, poplatek, provize`,
  payout: `payout, payout amount, net amount, net, amount to transfer, to transfer, transferred amount, amount due,
    до виплати, сума до виплати, до перерахування, сума до перерахування, перераховано, сума перерахування,
    к выплате, сумма к выплате, к перечислению, сумма к перечислению, перечислено, итого к перечислению,
    väljamakse, väljamakstav summa, ülekantav summa, išmokėta suma, mokėtina suma, pervesta suma, izmaksa,
    izmaksājamā summa, pārskaitāmā summa, auszahlungsbetrag, auszahlung, nettobetrag, kwota do wypłaty, do wypłaty,
    kwota przelewu, k výplatě, vyplaceno`,
  collected_on: `collected on, collection date, payment date, paid on, delivery date, delivered on, delivered, date paid,
    дата оплати, дата отримання, дата вручення, дата видачі, дата доставки, дата платежу, дата прийому коштів,
    дата оплаты, дата получения, дата вручения, дата выдачи, дата платежа, kättetoimetamise kuupäev, makse kuupäev,
    üleandmise kuupäev, pristatymo data, apmokėjimo data, piegādes datums, maksājuma datums, zustelldatum,
    zahlungsdatum, data doręczenia, data wpłaty, datum doručení, datum úhrady, date, дата, kuupäev, data, datums, datum`,
  currency: `currency, cod currency, currency code, валюта, valuuta, valiuta, valūta, währung, waluta, měna`,
};

/**
 * The layouts of couriers. A file has the first layout whose name or tracking numbers it contains, else the generic
 * one.
 */
export const REGISTER_LAYOUTS: readonly RegisterLayout[] = [
  {
    key: 'nova-poshta',
    carrier: 'Nova Poshta',
    names: /нова\s*пошта|новая\s*почта|nova\s*po(?:sh|š)ta|novapost|novapay|нова\s*пей|новапей/iu,
    tracking: /^(?:20|59|10|27)\d{12}$/,
    titles: {
      tracking_number: 'номер ен/ттн, № ен, № ттн, документ, номер документа ен',
      amount: 'сума платежу за товар, сума за товар, оголошена сума переказу, сума, грн',
      payout: 'сума до зарахування, зараховано, сума зарахування',
    },
  },
  {
    key: 'ukrposhta',
    carrier: 'Ukrposhta',
    names: /укрпошт|укрпочт|ukrposht/iu,
    tracking: /^(?:05\d{11}|[A-Z]{2}\d{9}UA)$/,
    titles: {
      tracking_number: 'штрихкодовий ідентифікатор, штриховий ідентифікатор, шкі відправлення',
      fee: 'плата за пересилання переказу, плата за пересилання, тариф',
    },
  },
  {
    key: 'meest',
    carrier: 'Meest',
    names: /meest|міст\s*(?:експрес|пошта)|мист\s*экспресс/iu,
    titles: { amount: 'cod, грн, сума cod' },
  },
  {
    key: 'omniva',
    carrier: 'Omniva',
    names: /omniva/iu,
    tracking: /^[A-Z]{2}\d{9}(?:EE|LV|LT)$/,
    titles: { order_number: 'partner reference, cod reference, cod viitenumber', amount: 'cod total, cod paid' },
  },
  {
    key: 'dpd',
    carrier: 'DPD',
    names: /\bdpd\b/iu,
    tracking: /^05\d{12}$/,
    titles: {
      tracking_number: 'dpd number, parcelno, parcel label number, pakinumber',
      order_number: 'parcel reference, shipment reference, reference1, order reference 1',
      amount: 'codamount, amount cod eur',
    },
  },
  {
    key: 'venipak',
    carrier: 'Venipak',
    names: /venipak/iu,
    tracking: /^V\d{5}E\d{7}$/,
    titles: { tracking_number: 'pack no, pack number, pakuotės numeris', order_number: 'doc no, dokumento numeris' },
  },
  { key: 'smartposti', carrier: 'Smartposti', names: /smartpost|itella/iu },
  { key: 'lp-express', carrier: 'LP Express', names: /lp\s*express|unisend/iu },
  { key: 'inpost', carrier: 'InPost', names: /inpost/iu, tracking: /^\d{24}$/ },
  { key: 'packeta', carrier: 'Packeta', names: /packeta|z[aá]silkovna/iu, tracking: /^Z\s?\d{3}\s?\d{4}\s?\d{3}$/ },
  { key: 'dhl', carrier: 'DHL', names: /\bdhl\b/iu, tracking: /^(?:JJD|JVGL)\d{10,20}$/ },
  { key: 'gls', carrier: 'GLS', names: /\bgls\b/iu },
];

export const GENERIC_LAYOUT: RegisterLayout = { key: 'generic', carrier: null };

/** Words before the sum of a register. */
export const TOTAL_WORDS =
  /^(?:разом|усього|всього|загалом|підсумок|итого|всего|итог|total|totals|sum total|grand total|summe|gesamt|kokku|iš viso|viso|kopā|razem|suma|celkem)(?![\p{L}\d])/iu;
