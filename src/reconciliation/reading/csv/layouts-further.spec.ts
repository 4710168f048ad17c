import iconv from 'iconv-lite';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { readCsv } from './read-csv.js';

describe('CSV exports of further banks', () => {
  test.each<[string, string, string, string[]]>([
    [
      'a cooperative bank whose last column has no title',
      'windows-1252',
      `"Volksbank Muster eG";;;;;;;;;;;;

"Umsatzanzeige";;;;;;;;;;;;
"BLZ:";"50090500";;"Datum:";"05.02.2026";;;;;;;;
"Konto:";"1234567";;"Uhrzeit:";"10:00:00";;;;;;;;
"Abfrage von:";"Shop GmbH";;"Kontoinhaber:";"Shop GmbH";;;;;;;;
"Zeitraum:";;;"von:";"01.01.2026";"bis:";"31.01.2026";;;;;;

"Buchungstag";"Valuta";"Auftraggeber/Zahlungsempfänger";"Empfänger/Zahlungspflichtiger";"Konto-Nr.";"IBAN";"BLZ";\
"BIC";"Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz";" "
"30.01.2026";"30.01.2026";"Shop GmbH";"Jörg Grün";;"DE02500105175407324931";;"INGDDEFFXXX";"GUTSCHRIFT
Bestellung 1250";;"EUR";"1.250,00";"H"
"29.01.2026";"29.01.2026";"Shop GmbH";"Stadtwerke";;"DE02500105175407324931";;"INGDDEFFXXX";"LASTSCHRIFT
Abschlag";;"EUR";"17,40";"S"

"01.01.2026";;;;;;;;;"Anfangssaldo";"EUR";"100,00";"H"
"31.01.2026";;;;;;;;;"Endsaldo";"EUR";"1.332,60";"H"
`,
      [
        '1234567 EUR 100 to 1332.6',
        '2026-01-30 1250: Jörg Grün, DE02500105175407324931: GUTSCHRIFT\nBestellung 1250',
        '2026-01-29 -17.4: Stadtwerke, DE02500105175407324931: LASTSCHRIFT\nAbschlag',
      ],
    ],
    [
      'PrivatBank in Russian',
      'windows-1251',
      `ЕГРПОУ;МФО;Счет;Валюта;Номер документа;Дата операции;МФО банка;Название банка;Счет корреспондента;\
ЕГРПОУ корреспондента;Корреспондент;Сумма;Назначение платежа;
2940910418;305299;UA213223130000026007233566001;UAH;4471;21.08.2026;305299;АТ КБ "БАНК";UA903052992990004149123456789;\
;Петренко Елена;1 899.00;Оплата заказа № 1251;
2940910418;305299;UA213223130000026007233566001;UAH;11;01.08.2026;305299;АТ КБ "БАНК";UA903052992990004149123456789;\
14360570;Комиссия;-300.00;Комиссия;
`,
      [
        'UA213223130000026007233566001 UAH',
        '2026-08-21 1899: Петренко Елена, UA903052992990004149123456789: Оплата заказа № 1251 #4471',
        '2026-08-01 -300: Комиссия, UA903052992990004149123456789: Комиссия #11',
      ],
    ],
    [
      'PrivatBank with a reference',
      'utf-8',
      `Дата операції;Час операції;Сума;Валюта;Призначення платежу;ЄДРПОУ;Назва контрагента;Рахунок контрагента;\
МФО контрагента;Референс
21.08.2026;10:00;1 899.00;UAH;Оплата 1252;123;Петренко Олена;UA903052992990004149123456789;305299;JBKLG
20.08.2026;10:00;-300.00;UAH;Комісія;123;Банк;UA903052992990004149123456789;305299;JBKLH
`,
      [
        'no account UAH',
        '2026-08-21 1899: Петренко Олена, UA903052992990004149123456789: Оплата 1252 #JBKLG',
        '2026-08-20 -300: Банк, UA903052992990004149123456789: Комісія #JBKLH',
      ],
    ],
    [
      'a bank with titles in two languages',
      'utf-8',
      `Дата / Date;Сума / Amount;Валюта / Currency;Призначення / Details
31.01.2026;5,00;UAH;Оплата 1254
30.01.2026;-1,00;UAH;Комісія
`,
      ['no account UAH', '2026-01-31 5: -, -: Оплата 1254', '2026-01-30 -1: -, -: Комісія'],
    ],
    [
      'SEB',
      'utf-8',
      `Bokförd;Valutadatum;Text;Typ;Insättningar/uttag;Bokfört saldo
2026-01-31;2026-01-31;ÅKE SJÖSTRÖM ORDER 1255;Bg-bet;1 250,00;2 000,00
2026-01-30;2026-01-30;AVGIFT;;-20,00;750,00
`,
      ['no account no currency', '2026-01-31 1250: -, -: ÅKE SJÖSTRÖM ORDER 1255', '2026-01-30 -20: -, -: AVGIFT'],
    ],
    [
      'Swedbank in Sweden',
      'iso-8859-1',
      `* Transaktioner Period 2026-01-01 - 2026-01-31 Skapad 2026-02-01 10:00 CET
Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,\
Belopp,Bokfört saldo
1,81059,1234567890,Företagskonto,SEK,2026-01-31,2026-01-31,2026-01-31,"ÅKE ORDER 1256","Swish",1250.00,2000.00
2,81059,1234567890,Företagskonto,SEK,2026-01-30,2026-01-30,2026-01-30,"AVGIFT","Avgift",-20.00,750.00
`,
      ['1234567890 SEK', '2026-01-31 1250: -, -: ÅKE ORDER 1256', '2026-01-30 -20: -, -: AVGIFT'],
    ],
    [
      'Danske Bank in Denmark with a pending row',
      'iso-8859-1',
      `"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"
"31.01.2026";"Anna ordre 1257";"1.250,00";"2.000,00";"Udført";"Nej"
"30.01.2026";"Gebyr";"-20,00";"750,00";"Udført";"Nej"
"29.01.2026";"Køb";"-5,00";"";"Venter";"Nej"
`,
      ['no account no currency, 1 not booked', '2026-01-31 1250: -, -: Anna ordre 1257', '2026-01-30 -20: -, -: Gebyr'],
    ],
    [
      'OP in Finland',
      'iso-8859-1',
      `"Kirjauspäivä";"Arvopäivä";"Määrä EUROA";"Laji";"Selitys";"Saaja/Maksaja";"Saajan tilinumero";\
"Saajan pankin BIC";"Viite";"Viesti";"Arkistointitunnus"
"2026-01-31";"2026-01-31";"+1250,00";"588";"VIITESIIRTO";"VIRTANEN MATTI";"";"";"ref=00000000000000001234";\
"Tilaus 1258";"20260131/5MOB01/000001"
"2026-01-30";"2026-01-30";"-20,00";"106";"TILISIIRTO";"PANKKI";"FI2112345600000785";"OKOYFIHH";"";"";\
"20260130/5MOB01/000002"
`,
      [
        'no account no currency',
        '2026-01-31 1250: VIRTANEN MATTI, -: Tilaus 1258 ref=00000000000000001234 #20260131/5MOB01/000001',
        '2026-01-30 -20: PANKKI, FI2112345600000785: 106 TILISIIRTO #20260130/5MOB01/000002',
      ],
    ],
    [
      'NatWest',
      'utf-8',
      `Date, Type, Description, Value, Balance, Account Name, Account Number

31/01/2026,BAC,"'J SMITH , ORDER 1259",25.00,125.00,"'SHOP","'600001-12345678",
30/01/2026,D/D,"'ENERGY",-20.00,100.00,"'SHOP","'600001-12345678",
`,
      ['600001-12345678 no currency', "2026-01-31 25: -, -: 'J SMITH , ORDER 1259", "2026-01-30 -20: -, -: 'ENERGY"],
    ],
    [
      'Fineco with an authorised row',
      'utf-8',
      `Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato
31/01/2026;31/01/2026;1250,00;;Bonifico SEPA;Ord. 1261 Rossi;Contabilizzato
30/01/2026;30/01/2026;;-20,00;Canone;Canone;Contabilizzato
29/01/2026;;;-5,00;Pos;Pos;Autorizzato
`,
      [
        'no account no currency, 1 not booked',
        '2026-01-31 1250: -, -: Ord. 1261 Rossi',
        '2026-01-30 -20: -, -: Canone',
      ],
    ],
    [
      'BBVA',
      'iso-8859-1',
      `F. Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
31/01/2026;31/01/2026;Transferencia recibida;Pedido 1262;1.250,00;EUR;2.000,00;EUR;GARCIA
30/01/2026;30/01/2026;Comisión;;-20,00;EUR;750,00;EUR;
`,
      [
        'no account EUR',
        '2026-01-31 1250: -, -: Transferencia recibida Pedido 1262 GARCIA',
        '2026-01-30 -20: -, -: Comisión',
      ],
    ],
  ])('the CSV export of %s is read without a mapping', (_, encoding, text, expected) => {
    expect(readSummary(readCsv(iconv.encode(text, encoding)))).toEqual(expected);
  });
});
