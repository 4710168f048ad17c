import iconv from 'iconv-lite';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { ColumnsNeeded } from '../read-file.types.js';
import { readCsv } from './read-csv.js';

describe('CSV exports in which one column names payer and payee', () => {
  test.each<[string, string, string, string[]]>([
    [
      'Nordea in Finland, with a single payment',
      'utf-8',
      `Kirjauspäivä\tArvopäivä\tMaksupäivä\tMäärä\tSaaja/Maksaja\tTilinumero\tBIC\tTapahtuma\tViite\tViesti
31.01.2026\t31.01.2026\t31.01.2026\t+49,30\tVIRTANEN MATTI\tFI2112345600000785\tNDEAFIHH\tPano\t\tTilaus 1301
`,
      ['no account no currency', '2026-01-31 49.3: VIRTANEN MATTI, FI2112345600000785: Tilaus 1301'],
    ],
    [
      'an online bank in Germany, with payments from one customer only',
      'utf-8',
      `Buchung;Valuta;Sender / Empfänger;IBAN / Konto-Nr.;BIC / BLZ;Buchungstext;Verwendungszweck;Betrag in EUR
31.01.2026;31.01.2026;Jörg Grün;DE02120300000000202051;BYLADEM1001;GUTSCHRIFT;Bestellung 1302;49,30
30.01.2026;30.01.2026;Jörg Grün;DE02120300000000202051;BYLADEM1001;UEBERWEISUNG;Erstattung;-9,30
`,
      [
        'no account EUR',
        '2026-01-31 49.3: Jörg Grün, DE02120300000000202051: Bestellung 1302',
        '2026-01-30 -9.3: Jörg Grün, DE02120300000000202051: Erstattung',
      ],
    ],
    [
      'Tatra banka',
      'windows-1250',
      `Dátum zaúčtovania;Dátum transakcie;Suma;Mena;Kredit/Debet;Predčíslie partnera;Číslo účtu partnera;\
Kód banky partnera;Názov partnera;Variabilný symbol;Špecifický symbol;Informácia pre príjemcu;Popis transakcie
31.01.2026;31.01.2026;49,30;EUR;Kredit;;2900000001;1100;Jana Nováková;1303;;Objednávka 1303;Platba
30.01.2026;30.01.2026;9,30;EUR;Debet;;2900000001;1100;Jana Nováková;;;Vratka;Platba
`,
      [
        'no account EUR',
        '2026-01-31 49.3: Jana Nováková, 2900000001: 1303 Objednávka 1303',
        '2026-01-30 -9.3: Jana Nováková, 2900000001: Vratka',
      ],
    ],
    [
      'Swedbank in English',
      'utf-8',
      `"Client account";"Row type";"Date";"Beneficiary/Payer";"Details";"Amount";"Currency";"Debit/Credit";\
"Transfer reference";"Transaction type";"Reference number";"Document number";
"EE382200221020145685";"10";"01.01.2026";"";"Opening balance";"100,00";"EUR";"K";"";"AS";"";"";
"EE382200221020145685";"20";"30.01.2026";"MARI TAMM";"Order 1304";"49,30";"EUR";"K";"2026013000000001";"MK";"";"";
"EE382200221020145685";"20";"31.01.2026";"MARI TAMM";"Refund";"9,30";"EUR";"D";"2026013100000001";"MK";"";"";
"EE382200221020145685";"86";"31.01.2026";"";"Closing balance";"140,00";"EUR";"K";"";"LS";"";"";
`,
      [
        'EE382200221020145685 EUR 100 to 140',
        '2026-01-30 49.3: MARI TAMM, -: Order 1304 #2026013000000001',
        '2026-01-31 -9.3: MARI TAMM, -: Refund #2026013100000001',
      ],
    ],
    [
      'LHV',
      'utf-8',
      `Kliendi konto,Kuupäev,Saaja/maksja konto,Saaja/maksja nimi,Saaja panga kood,Tüüp,(D/C),Summa,Viitenumber,\
Arhiveerimistunnus,Selgitus,Valuuta,Saaja/maksja panga BIC
EE717700771001234567,2026-01-30,EE382200221020145685,MARI TAMM,,MK,C,49.30,,ABC1,Tellimus 1305,EUR,HABAEE2X
EE717700771001234567,2026-01-31,EE382200221020145685,MARI TAMM,,MK,D,-9.30,,ABC2,Tagasimakse,EUR,HABAEE2X
`,
      [
        'EE717700771001234567 EUR',
        '2026-01-30 49.3: MARI TAMM, EE382200221020145685: Tellimus 1305 #ABC1',
        '2026-01-31 -9.3: MARI TAMM, EE382200221020145685: Tagasimakse #ABC2',
      ],
    ],
  ])('the CSV export of %s is read without a mapping', (_, encoding, text, summary) => {
    expect(readSummary(readCsv(iconv.encode(text, encoding)))).toEqual(summary);
  });
});

describe("CSV exports in which the payer's text is hard to find", () => {
  test.each<[string, string, string, string[]]>([
    [
      'Intesa Sanpaolo, whose second description has the text',
      'utf-8',
      `Data contabile;Data valuta;Descrizione;Accrediti;Addebiti;Descrizione estesa;Mezzo
31.01.2026;31.01.2026;Bonifico a Vostro favore;49,30;;ordine 1306 MARIO ROSSI;INTERNET BANKING
30.01.2026;30.01.2026;Bonifico disposto;;-9,30;Rimborso;INTERNET BANKING
`,
      ['no account no currency', '2026-01-31 49.3: -, -: ordine 1306 MARIO ROSSI', '2026-01-30 -9.3: -, -: Rimborso'],
    ],
    [
      'Banca Transilvania',
      'utf-8',
      `Numar cont:,RO49BTRLRONCRT0123456701
Perioada:,01/01/2026-31/01/2026

Data tranzactie,Data valuta,Descriere,Referinta tranzactiei,Debit,Credit,Sold contabil
2026-01-31,2026-01-31,"Incasare OP;POPESCU ION;Comanda 1307",123EINT,,"49.30","149.30"
2026-01-30,2026-01-30,"Plata OP;Retur",124EINT,"-9.30",,"100.00"
`,
      [
        'RO49BTRLRONCRT0123456701 no currency',
        '2026-01-31 49.3: -, -: Incasare OP;POPESCU ION;Comanda 1307',
        '2026-01-30 -9.3: -, -: Plata OP;Retur',
      ],
    ],
    [
      'a bank with an unknown title of the text',
      'utf-8',
      `Date;Amount;Currency;Zone;Qualche parola
2026-01-31;49.30;EUR;CET;Order 1308 Mario Rossi
2026-01-30;-9.30;EUR;CET;Refund of order 1308
`,
      [
        'no account EUR',
        '2026-01-31 49.3: -, -: Order 1308 Mario Rossi',
        '2026-01-30 -9.3: -, -: Refund of order 1308',
      ],
    ],
    [
      'mBank, with the account number below its title',
      'windows-1250',
      `mBank S.A. Bankowość Detaliczna;

#Numer rachunku;
11 1140 2004 0000 3002 0135 5387;

#Data księgowania;#Data operacji;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;
2026-01-30;2026-01-30;PRZELEW PRZYCHODZĄCY;"Zamówienie 1309";"ANNA NOWAK";'61109010140000071219812874';1 149,30;1 249,30;
2026-01-31;2026-01-31;PRZELEW WYCHODZĄCY;"Zwrot";"ANNA NOWAK";'61109010140000071219812874';-9,30;1 240,00;
`,
      [
        '11114020040000300201355387 no currency',
        '2026-01-30 1149.3: ANNA NOWAK, 61109010140000071219812874: Zamówienie 1309',
        '2026-01-31 -9.3: ANNA NOWAK, 61109010140000071219812874: Zwrot',
      ],
    ],
  ])("the payer's text in the CSV export of %s is found", (_, encoding, text, summary) => {
    expect(readSummary(readCsv(iconv.encode(text, encoding)))).toEqual(summary);
  });
});

describe('the proposed mapping', () => {
  const proposalFor = (text: string): unknown => {
    try {
      return readCsv(Buffer.from(text));
    } catch (error) {
      return error instanceof ColumnsNeeded ? error.proposal : error;
    }
  };

  test('for a table without titles, the proposal contains the direction of unsigned amounts', () => {
    const rows = `31-01-2026,NL91TRIO0417164300,"49,30",Credit,J. Jansen,NL02RABO0123456789,BA,Bestelling 1310 van Jansen,"149,30"
30-01-2026,NL91TRIO0417164300,"9,30",Debet,J. Jansen,NL02RABO0123456789,ET,Terugbetaling,"100,00"
`;
    expect(proposalFor(rows)).toEqual({
      booked_on: '#1',
      amount: '#3',
      direction: { column: '#4', credit: ['Credit'], debit: ['Debet'] },
      remittance_information: '#8',
    });
  });

  test('the proposal contains the known words of a direction column whose title is unknown', () => {
    const rows = `Дата;Вид;Сума;Валута;Основание
31.01.2026;Кт;49.30;BGN;Поръчка 1311
30.01.2026;Дт;9.30;BGN;Връщане
`;
    expect(proposalFor(rows)).toMatchObject({ direction: { column: 'Вид', credit: ['Кт'], debit: ['Дт'] } });
  });
});
