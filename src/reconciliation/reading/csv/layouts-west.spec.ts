import iconv from 'iconv-lite';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { readCsv } from './read-csv.js';

describe('CSV exports of British, French, Belgian and Dutch banks', () => {
  test.each<[string, string, string, string[]]>([
    [
      'Monzo',
      'utf-8',
      `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,\
Address,Receipt,Description,Category split,Money Out,Money In
tx_0000A1,03/04/2024,10:00:01,Faster payment,J SMITH,,Income,25.00,GBP,25.00,GBP,Order 1206,,,Order 1206,,,25.00
tx_0000A2,05/04/2024,11:00:01,Card payment,Corner Shop,🛒,Groceries,-4.20,GBP,-4.20,GBP,,,,CORNER SHOP,,-4.20,
`,
      [
        'no account GBP',
        '2024-04-03 25: J SMITH, -: Order 1206 #tx_0000A1',
        '2024-04-05 -4.2: Corner Shop, -: CORNER SHOP #tx_0000A2',
      ],
    ],
    [
      'Starling',
      'utf-8',
      `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
03/04/2024,J Smith,ORDER 1207,FASTER PAYMENT,25.00,125.00,INCOME,
04/04/2024,Corner Shop,CORNER SHOP,CONTACTLESS,-4.20,120.80,GROCERIES,
`,
      ['no account GBP', '2024-04-03 25: J Smith, -: ORDER 1207', '2024-04-04 -4.2: Corner Shop, -: CORNER SHOP'],
    ],
    [
      'Lloyds',
      'utf-8',
      `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,\
Balance
23/04/2024,FPI,'12-34-56,12345678,J SMITH ORDER 1208,,25.00,125.00
24/04/2024,DEB,'12-34-56,12345678,CORNER SHOP,4.20,,120.80
`,
      ['12345678 no currency', '2024-04-23 25: -, -: J SMITH ORDER 1208', '2024-04-24 -4.2: -, -: CORNER SHOP'],
    ],
    [
      'a British card with a pending row',
      'utf-8',
      `Date,Description,Amount,Status
13/04/2024,J SMITH ORDER 1209,25.00,Posted
Pending,CORNER SHOP,-4.20,Pending
`,
      ['no account no currency, 1 not booked', '2024-04-13 25: -, -: J SMITH ORDER 1209'],
    ],
    [
      'Crédit Agricole with texts of several lines',
      'windows-1252',
      `Téléchargement du 05/02/2024;
;
M. DUPONT JEAN
Compte de Dépôt carte n° 12345678901;
Solde au 05/02/2024 1 234,56 €

Liste des opérations du compte entre le 01/01/2024 et le 05/02/2024;

Date;Libellé;Débit euros;Crédit euros;
02/02/2024;"VIREMENT EN VOTRE FAVEUR
MME MARTIN
COMMANDE 1210 ";;1 250,00;
03/02/2024;"PRELEVEMENT
ENERGIE ";45,10;;
`,
      [
        '12345678901 no currency',
        '2024-02-02 1250: -, -: VIREMENT EN VOTRE FAVEUR\nMME MARTIN\nCOMMANDE 1210',
        '2024-02-03 -45.1: -, -: PRELEVEMENT\nENERGIE',
      ],
    ],
    [
      'a French bank with narrow no-break spaces',
      'utf-8',
      `Date;Libellé;Montant(EUROS)
02/02/2024;VIR MARTIN COMMANDE 1211;1\u202f250,00
03/02/2024;PRLV ENERGIE;-45,10
`,
      [
        'no account no currency',
        '2024-02-02 1250: -, -: VIR MARTIN COMMANDE 1211',
        '2024-02-03 -45.1: -, -: PRLV ENERGIE',
      ],
    ],
    [
      'Boursorama',
      'utf-8',
      `dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance
2024-02-02;2024-02-02;"VIR MARTIN COMMANDE 1212";Virements;Virements;;"1 250,00";;00012345678;BOURSO;2000.00
2024-02-03;2024-02-03;"PRLV ENERGIE";Energie;Logement;energie;-45,10;;00012345678;BOURSO;2000.00
`,
      [
        '00012345678 no currency',
        '2024-02-02 1250: -, -: VIR MARTIN COMMANDE 1212',
        '2024-02-03 -45.1: -, -: PRLV ENERGIE',
      ],
    ],
    [
      'BNP Paribas Fortis with a refused row',
      'utf-8',
      `Nº de séquence;Date d'exécution;Date valeur;Montant;Devise du compte;Numéro de compte;Type de transaction;\
Contrepartie;Nom de la contrepartie;Communication;Détails;Statut;Motif du refus
2024-00002;31/01/2024;31/01/2024;1250,00;EUR;BE71096123456769;Virement;BE62510007547061;Jan Peeters;\
+++010/8068/17183+++;VIREMENT;Accepté;
2024-00001;30/01/2024;30/01/2024;-45,10;EUR;BE71096123456769;Virement;BE62510007547061;Energie;;VIREMENT;Refusé;\
Solde insuffisant
`,
      ['BE71096123456769 EUR, 1 not booked', '2024-01-31 1250: Jan Peeters, BE62510007547061: +++010/8068/17183+++'],
    ],
    [
      'bunq',
      'utf-8',
      `"Date","Interest Date","Amount","Account","Counterparty","Name","Description"
"2024-01-31","2024-01-31","1,250.00","NL91ABNA0417164300","NL02ABNA0123456789","J. de Vries","Bestelling 1227"
"2024-01-30","2024-01-30","-45.10","NL91ABNA0417164300","NL02ABNA0123456780","Energie BV","Factuur"
`,
      [
        'NL91ABNA0417164300 no currency',
        '2024-01-31 1250: J. de Vries, NL02ABNA0123456789: Bestelling 1227',
        '2024-01-30 -45.1: Energie BV, NL02ABNA0123456780: Factuur',
      ],
    ],
  ])('the CSV export of %s is read without a mapping', (_, encoding, text, expected) => {
    expect(readSummary(readCsv(iconv.encode(text, encoding)))).toEqual(expected);
  });
});
