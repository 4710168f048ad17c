import iconv from 'iconv-lite';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { readCsv } from './read-csv.js';

describe('CSV exports of German, Austrian and Swiss banks', () => {
  test.each<[string, string, string, string[]]>([
    [
      'Deutsche Bank before 2023',
      'windows-1252',
      `Umsätze Girokonto;;;Kundennummer: 123 1234567
30.12.2017 - 13.01.2018
Letzter Kontostand;;;;5.000,00;EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz ;\
Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
02.01.2018;02.01.2018;SEPA-Lastschrift;Stadtwerke;Abschlag;DE89370400440532013000;COBADEFFXXX;;;;;;;;;-17,40;;EUR
03.01.2018;03.01.2018;SEPA-Gutschrift;Jörg Grün;Bestellung 1216;DE89370400440532013001;COBADEFFXXX;NOTPROVIDED;;;;;;;;\
;1.250,00;EUR
Kontostand;13.01.2018;;;6.232,60;EUR
`,
      [
        'no account EUR ? to 6232.6',
        '2018-01-02 -17.4: Stadtwerke, DE89370400440532013000: Abschlag',
        '2018-01-03 1250: Jörg Grün, DE89370400440532013001: Bestellung 1216',
      ],
    ],
    [
      'Deutsche Bank in English',
      'windows-1252',
      `Transactions Current Account;;;Customer number: 123 1234567
12/30/2017 - 01/13/2018
Old balance:;;;;5,000.00;EUR
Booking date;Value date;Transaction Type;Beneficiary / Originator;Payment Details;IBAN;BIC;Customer Reference;\
Mandate Reference;Creditor ID;Compensation amount;Original Amount;Ultimate creditor;Number of transactions;\
Number of cheques;Debit;Credit;Currency
01/02/2018;01/02/2018;SEPA-Direct Debit;Stadtwerke;Abschlag;DE89370400440532013000;COBADEFFXXX;;;;;;;;;-17.40;;EUR
01/13/2018;01/13/2018;SEPA-Credit Transfer;Jörg Grün;Bestellung 1216;DE89370400440532013001;COBADEFFXXX;NOTPROVIDED;;;\
;;;;;;1,250.00;EUR
Account balance;01/13/2018;;;6,232.60;EUR
`,
      [
        'no account EUR 5000 to 6232.6',
        '2018-01-02 -17.4: Stadtwerke, DE89370400440532013000: Abschlag',
        '2018-01-13 1250: Jörg Grün, DE89370400440532013001: Bestellung 1216',
      ],
    ],
    [
      'comdirect',
      'windows-1252',
      `;
"Umsätze Girokonto ";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.234,56 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"offen";"--";"Visa-Umsatz";" Buchungstext: TANKSTELLE";"-50,00";
"03.01.2018";"03.01.2018";"Übertrag / Überweisung";\
" Auftraggeber: Jörg GrünBuchungstext: Bestellung 1217 Ref. H1234/1";"1.250,00";
"02.01.2018";"02.01.2018";"Lastschrift";" Auftraggeber: Stadtwerke Buchungstext: Abschlag Ref. X";"-17,40";
`,
      [
        'no account EUR ? to 1234.56, 1 not booked',
        '2018-01-03 1250: Jörg Grün, -: Auftraggeber: Jörg GrünBuchungstext: Bestellung 1217 Ref. H1234/1',
        '2018-01-02 -17.4: Stadtwerke, -: Auftraggeber: Stadtwerke Buchungstext: Abschlag Ref. X',
      ],
    ],
    [
      'ING Germany',
      'windows-1252',
      `Umsatzanzeige;Datei erstellt am: 05.02.2024 10:00
;Letztes Update: aktuell

IBAN;DE02 5001 0517 5407 3249 31
Kontoname;Girokonto
Bank;ING
Kunde;Max Muster
Zeitraum;01.01.2024 - 31.01.2024
Saldo;1.234,56;EUR

Sortierung;Datum absteigend

In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen,\
 auch wenn sie in Ihrem Internetbanking angezeigt werden.

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
31.01.2024;31.01.2024;Jörg Grün;Gutschrift;Bestellung 1218;1.234,56;EUR;1.250,00;EUR
30.01.2024;30.01.2024;Stadtwerke;Lastschrift;Abschlag;-15,44;EUR;-17,40;EUR
`,
      [
        'DE02500105175407324931 EUR ? to 1234.56',
        '2024-01-31 1250: Jörg Grün, -: Bestellung 1218',
        '2024-01-30 -17.4: Stadtwerke, -: Abschlag',
      ],
    ],
    [
      'N26',
      'utf-8',
      `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name",\
"Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2024-01-31,2024-01-31,"Jörg Grün",DE89370400440532013001,Income,"Bestellung 1219","Main Account",1250.0,,,
2024-01-30,2024-01-30,Stadtwerke,DE89370400440532013000,Direct Debit,,"Main Account",-17.4,,,
`,
      [
        'no account EUR',
        '2024-01-31 1250: Jörg Grün, DE89370400440532013001: Bestellung 1219',
        '2024-01-30 -17.4: Stadtwerke, DE89370400440532013000: ',
      ],
    ],
    [
      'the cooperative banks',
      'utf-8',
      `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;\
Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;\
Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz
Geschäft;DE89370400440532013000;GENODEF1XXX;VR-Bank;31.01.2024;31.01.2024;Jörg Grün;DE89370400440532013001;\
COBADEFFXXX;Überweisungsgutschr.;Bestellung 1220 EREF: E2E-9 IBAN: DE89370400440532013001 BIC: COBADEFFXXX;1.250,00;\
EUR;2.000,00;;;;
Geschäft;DE89370400440532013000;GENODEF1XXX;VR-Bank;30.01.2024;30.01.2024;;;;Abschluss;Kontoführung;-17,40;EUR;750,00;\
;;;
`,
      [
        'DE89370400440532013000 EUR',
        '2024-01-31 1250: Jörg Grün, DE89370400440532013001: Bestellung 1220 EREF: E2E-9 IBAN: ' +
          'DE89370400440532013001 BIC: COBADEFFXXX e2e E2E-9',
        '2024-01-30 -17.4: -, -: Kontoführung',
      ],
    ],
    [
      'PostFinance',
      'utf-8',
      `Datum von:;="2024-01-01"
Datum bis:;="2024-01-31"
Buchungsart:;="Alle Buchungen"
Konto:;="CH9300762011623852957"
Währung:;="CHF"

Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie
31.01.2024;Gutschrift;"GUTSCHRIFT MÜLLER BESTELLUNG 1224";1'250.00;;;
30.01.2024;Lastschrift;"LASTSCHRIFT TELEFON";;-45.10;;

Disclaimer:
Der Dokumentinhalt wurde durch Filtereinstellungen der Kunden generiert.
`,
      [
        'CH9300762011623852957 CHF',
        '2024-01-31 1250: -, -: GUTSCHRIFT MÜLLER BESTELLUNG 1224',
        '2024-01-30 -45.1: -, -: LASTSCHRIFT TELEFON',
      ],
    ],
    [
      'UBS',
      'utf-8',
      `Kontonummer:;0235 00123456.01;
IBAN:;CH93 0076 2011 6238 5295 7;
Von:;2024-01-01;
Bis:;2024-01-31;
Anfangssaldo:;100.00;
Schlusssaldo:;1304.90;
Bewertet in:;CHF;
Anzahl Transaktionen in diesem Zeitraum:;2;

Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;\
Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;
2024-01-31;10:00:00;2024-01-31;2024-01-31;CHF;;1250.00;;1304.90;9930730TO1;"MÜLLER; HANS";"GUTSCHRIFT";\
"Zahlungsgrund: Bestellung 1225";;
2024-01-30;;2024-01-30;2024-01-30;CHF;-45.10;;;54.90;9930730TO2;"TELEFON";"LSV";"";;
`,
      [
        'CH9300762011623852957 CHF 100 to 1304.9',
        '2024-01-31 1250: -, -: MÜLLER; HANS GUTSCHRIFT Zahlungsgrund: Bestellung 1225 #9930730TO1',
        '2024-01-30 -45.1: -, -: TELEFON LSV #9930730TO2',
      ],
    ],
    [
      'Raiffeisen Switzerland',
      'utf-8',
      `IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date
CH9300762011623852957;2024-01-31 00:00:00.0;Gutschrift Müller Bestellung 1226;1250;1304.9;2024-01-31 00:00:00.0
CH9300762011623852957;2024-01-30 00:00:00.0;LSV;-45.1;54.9;2024-01-30 00:00:00.0
`,
      [
        'CH9300762011623852957 no currency',
        '2024-01-31 1250: -, -: Gutschrift Müller Bestellung 1226',
        '2024-01-30 -45.1: -, -: LSV',
      ],
    ],
    [
      'a cantonal bank with rows of details',
      'utf-8',
      `"Datum";"Buchungstext";"Whg";"Betrag Detail";"ZKB-Referenz";"Referenznummer";"Belastung CHF";"Gutschrift CHF";\
"Valuta";"Saldo CHF"
"31.01.2024";"Gutschrift: Müller";"";"";"L000001";"";"";"1250.00";"31.01.2024";"1304.90"
"";"Detail";"CHF";"10.00";"";"";"";"";"";""
"30.01.2024";"Belastung: Miete";"";"";"L000002";"";"45.10";"";"30.01.2024";"54.90"
`,
      [
        'no account CHF',
        '2024-01-31 1250: -, -: Gutschrift: Müller #L000001',
        '2024-01-30 -45.1: -, -: Belastung: Miete #L000002',
      ],
    ],
  ])('the CSV export of %s is read without a mapping', (_, encoding, text, expected) => {
    expect(readSummary(readCsv(iconv.encode(text, encoding)))).toEqual(expected);
  });
});
