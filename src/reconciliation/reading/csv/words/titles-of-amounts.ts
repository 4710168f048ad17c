/**
 * Titles of columns with dates and amounts by role, the most certain first: English, Ukrainian, Russian and German,
 * then other languages. The role `other` has numbers that are not the booked amount.
 */
export const TITLES_OF_AMOUNTS = {
  booked_on: `
    booking date, booked on, completed date, date completed, posting date, дата обработки, дата обработки операции,
    дата обробки, дата обробки операції, finished on, posted date, date posted, posted on, buchungstag, buchungsdatum,
    buchung, boekdatum, boekingsdatum, boeking, дата проведення, дата зарахування, дата проводки,
    дата проведення операції, дата проведения, дата проведения операции, date de comptabilisation, date comptable,
    date opération, fecha operación, fecha contable, f. contable, data contabile, data księgowania, data operacji,
    datum zaúčtování, datum provedení, könyvelés dátuma, könyvelési dátum, könyvelési nap, bokföringsdag,
    bokføringsdato, bogføringsdato, kirjauspäivä, datum knjiženja, data lançamento, data mov., transaction date,
    date of transaction, transactiedatum, transaktionsdatum, дата операції, дата та час операції, дата і час операції,
    дата транзакції, дата платежу, дата операции, дата и время операции, дата транзакции, дата платежа, дата і час,
    дата та час, дата и время, data transakcji, transaction date utc, date time, date and time, date, datum, дата,
    fecha, data, dato, dátum, datums, kuupäev, päivä, pvm, date d opération, date de l opération, tranzakció dátuma,
    tranzakció időpontja, operation date, entry date, created, created on, started date, time, payment date,
    betaaldatum, mokėjimo data, operacijos data, data valoare, datum transakce, datum uskutečnění transakce,
    дата документа, дата документу, дата списання, дата списания, umsatzdatum, fecha de operación, data movimento,
    booked at, bokförd, dateop, date d exécution, uitvoeringsdatum, data registrazione, data operazione, date started,
    uskutečněno, datum pohybu, dátum zaúčtovania, fecha mov, abschlussdatum, bokføringsdag, utført dato,
    tehingu kuupäev, data e transakcionit, datum izvršenja, completed, date of posting, date processed,
    processed date, processing date, process date, belegdatum, дата совершения операции, дата здійснення операції
  `,
  value_on: `
    value date, valued on, wertstellung, wertstellungstag, wertstellungsdatum, valutadatum, valuta, wert,
    valuta datum, valutatag, rentedatum, дата валютування, дата валютирования, date de valeur, date valeur,
    fecha valor, f. valor, data valuta, data waluty, datum valuty, értéknap, valör, valutadag, valuteringsdag,
    rentedato, valørdato, arvopäivä, data-valor, data valor, currency date, datum valute, valutadato, interest date,
    dateval, valuta date, wertstellung valuta, data di valuta, date of value, value dat
  `,
  amount: `
    amount in account currency, card currency amount, account amount, сума в валюті картки, сума у валюті картки,
    сума в валюті рахунку, сума у валюті рахунку, сумма в валюте карты, сумма в валюте счета,
    сумма пересчитанная в валюту счета, сума перерахована у валюту рахунку, betrag in kontowährung,
    kwota w walucie rachunku, částka v měně účtu, amount, booked amount, transaction amount, payment amount,
    total amount, gross, gross amount, betrag, umsatz, umsatzbetrag, buchungsbetrag, brutto, bruto, сума операції,
    сума, сума платежу, сума транзакції, сумма операции, сумма, сумма платежа, сумма транзакции, bedrag,
    transactiebedrag, montant, montant brut, importe, import, importo, kwota, kwota operacji, kwota transakcji,
    částka, zaúčtovaná částka, objem, suma, summa, summe, beløb, belopp, beløp, määrä, összeg, iznos, valor, value,
    montante, lordo, transaction value, net amount, net, netto, neto, sum, credit debit amount, insättningar uttag,
    insättning uttag, belopp i sek, belopp sek, umsatz in eur, betrag in eur, montant de l opération,
    importe operación, kwota transakcji waluta rachunku, suma tranzacției, iznos transakcije,
    amount in currency of account, credit amount debit amount, zahlungsbetrag, сума у валюті картки uah,
    montant en devise du compte, tranzakció összege, terhelés összege, amount gbp, amount eur, amount usd, amount sgd
  `,
  credit: `
    credit, credits, credit amount, amount credit, money in, paid in, in, deposit, deposits, receipts, incoming,
    haben, gutschrift, gutschriften, eingang, eingänge, einzahlung, einnahmen, кредит, сума кредит, сума кредиту,
    сума за кредитом, зарахування, сума зарахування, надходження, прихід, зараховано, сумма по кредиту, зачисление,
    сумма зачисления, поступление, поступления, приход, bij, inkomsten, crédit, credito, haber, abono, abonos,
    ingresos, ingreso, avere, entrate, accrediti, uznania, wpływy, ma, kredit, připsáno, příjem, jóváírás, bevétel,
    insättning, insättningar, ind, inn, inn på konto, kreditas, kredīts, kreedit, uplata, recettes, encaissement,
    créditos, gutschrift in chf, credit eur, crédit euros, kredit betrag, сума зарахування грн, einzahlungen,
    money received, inbetalt, innskudd, připsáno na účet
  `,
  debit: `
    debit, debits, debit amount, amount debit, money out, paid out, out, withdrawal, withdrawals, payments, outgoing,
    soll, lastschrift, belastung, belastungen, ausgang, ausgänge, auszahlung, ausgaben, дебет, сума дебет,
    сума дебету, сума за дебетом, списання, сума списання, витрати, витрата, видаток, списано, сумма по дебету,
    списание, сумма списания, расход, расходы, debet, af, uitgaven, débit, debito, debe, cargo, cargos, gastos, gasto,
    dare, uscite, addebiti, obciążenia, wydatki, wn, odepsáno, výdej, terhelés, kiadás, uttag, ud, ut, ut fra konto,
    debetas, debets, deebet, isplata, dépenses, décaissement, débitos, lastschrift in chf, debit eur, débit euros,
    сума списання грн, auszahlungen, money spent, utbetalt, uttak, odepsáno z účtu
  `,
  direction: `
    direction, debit credit, credit debit, dr cr, cr dr, debit or credit, d c, c d, dc, cd, d k, s h, soll haben,
    soll-haben-kennzeichen, s-h, credit debit indicator, creditdebet, debetcredit, af bij, bij af, операція,
    тип операції, тип, дебет кредит, д к, дт кт, вид операції, операция, тип операции, тип транзакції, тип транзакции,
    напрям, приход расход, надходження списання, bevétel kiadás, strona, kierunek, sens, segno, sentido, směr, irány,
    ir, terhelés jóváírás, t j, in out, + -, transaction type, type, umsatztyp, deebet kreedit, deebet kreedit d c,
    debetas kreditas, debets kredīts
  `,
  status: `
    status, state, transaction status, payment status, info, buchungsstatus, umsatzstatus, стан, статус,
    статус операції, стан операції, статус операции, состояние, estado, stato, statut, état, stav, állapot, tila,
    būsena, status transakcji, statusas, situação, booking status, statut de l opération, stav transakce,
    tapahtuman tila, olek
  `,
  currency: `
    currency, account currency, ccy, curr, currency code, payment currency, währung, kontowährung, whg, wkz, валюта,
    валюта рахунку, валюта счета, код валюти, код валюты, munt, muntsoort, valuta, valutacode, devise, monnaie,
    divisa, moneda, waluta, waluta rachunku, měna, mena, moeda, deviza, devizanem, pénznem, valutakod, valuutta,
    valiuta, valūta, valuuta, валюта картки, валюта карты, měna účtu, devise du compte, currency of account,
    valuta računa, waluta transakcji, munteenheid, tranzakció devizaneme, buchungswährung, valuta rekening, devies
  `,
  other: `
    fee, fees, total fees, commission, charges, gebühr, gebühren, entgelt, комісія, сума комісій, сума кешбеку,
    кешбек, комиссия, кэшбэк, comisión, frais, opłata, prowizja, poplatek, cashback, balance, running balance,
    account balance, balance after, saldo, kontostand, saldo nach buchung, залишок, залишок після операції, остаток,
    остаток после операции, saldo na trn, solde, saldo po operacji, saldo po, zůstatek, egyenleg, likutis, atlikums,
    jääk, bokfört saldo, saldo konta, exchange rate, rate, курс, koers, kurs, taux, сума в валюті операції,
    сума у валюті операції, сумма в валюте операции, original amount, orig amount, ursprungsbetrag,
    lastschrift ursprungsbetrag, auslagenersatz rücklastschrift, fremde gebühren, oorspr bedrag,
    betrag in fremdwährung, betrag fremdwährung, amount foreign currency, foreign amount, exchange to amount,
    гривневе покриття, гривневий еквівалент, еквівалент, tax, vat, пдв, ндс, mcc, iva,
    importe de envío y manipulación, impuesto de ventas, shipping and handling amount, sales tax, local amount,
    source amount, target amount, discount, available balance, verfügbarer saldo, originalbetrag, saldo eur,
    fee amount, source fee amount, target fee amount, operation amount, сумма комиссий, сумма кэшбэка, сума комісії,
    původní částka úhrady, poplatek v měně účtu, einzelbetrag, betrag detail, closing balance, end balance, saldo chf,
    balance eur, bogført saldo, залишок на кінець періоду, остаток на конец периода, сума в валюті транзакції,
    сумма в валюте транзакции, saldo po transakcji, saldo po transakci, kwota blokady zwolnienie blokady,
    kwota płatności w walucie, solde comptable, saldo contabilístico, kosten, costs, sort code, check number,
    номер карти, номер карты, card number, total fee, processing fee, running balance eur, available, verfügbar,
    oorspronkelijk bedrag, amount in original currency, provize, mcc code, spending category, původní částka a měna,
    originalwährung, umrechnungskurs, wechselkurs, fremdwährung, local currency, orig currency, exchange from,
    exchange to
  `,
};
