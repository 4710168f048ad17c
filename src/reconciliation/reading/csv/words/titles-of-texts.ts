/** Titles of columns with accounts, names, texts and references by role, the most certain first. */
export const TITLES_OF_TEXTS = {
  account: `
    наш iban, наш рахунок, auftragskonto, iban auftraggeberkonto, auftraggeberkonto, iban auftragskonto, eigene iban,
    own account, own iban, account iban, my account, mein konto, рахунок клієнта, мій рахунок, номер рахунку, рахунок,
    номер счета, наш счет, счет, iban bban, rekening, rekeningnummer, eigen rekening, sąskaitos nr, sąskaita,
    konta numurs, kliendi konto, rachunek, numer rachunku, mój rachunek, číslo účtu, vlastní účet, účet, cuenta,
    compte, numéro de compte, conto, számlaszám, könyvelési számla, kontonr, konto nr, kontonummer, konto, account,
    account number, account no, iban, tilinumero, bokföringskonto, klienta konts, accountnum, account num, kontoiban,
    iban du compte, compte iban, номер рахунка
  `,
  owner: `
    kontoinhaber, account holder, account owner, власник рахунку, владелец счета, titulaire, titular,
    auftraggeber zahlungsempfänger, naam rekeninghouder, názov účtu, név, account name, kontobezeichnung,
    bezeichnung auftragskonto
  `,
  name: `
    begünstigter zahlungspflichtiger, begünstigter auftraggeber, auftraggeber begünstigter, auftraggeber empfänger,
    empfänger auftraggeber, empfänger zahlungspflichtiger, name zahlungsbeteiligter, zahlungsbeteiligter,
    zahlungspartner, gegenpartei, empfänger 1, partner name, partnername, counterparty name, counterparty,
    counter party, name of counterparty, other party, payer payee, payee payer, sender recipient,
    beneficiary remitter, кореспондент, назва кореспондента, найменування кореспондента, контрагент,
    назва контрагента, найменування контрагента, наименование контрагента, корреспондент, наименование корреспондента,
    платник одержувач, відправник отримувач, плательщик получатель, naam tegenpartij, tegenrekeninghouder,
    naam omschrijving, naam tegenrekening, tegenpartij, nom contrepartie, nom de la contrepartie, contrepartie,
    nazwa kontrahenta, kontrahent, nadawca odbiorca, odbiorca nadawca, dane kontrahenta, název protiúčtu,
    název protistrany, protistrana, partner neve, partner, ellenoldali név, gavėjas, mokėtojas gavėjas,
    gavėjas mokėtojas, saņēmējs maksātājs, saaja maksja nimi, saaja maksaja, mottagare avsändare, modtager afsender,
    merchant name, name, nombre, nom, nome, nimi, ime, vardas, namn, naam, navn, příjemce plátce, protistrana název,
    recipient sender, beneficiary originator, originator beneficiary, counter party name, partner név,
    partner neve elnevezése, nazwa nadawcy odbiorcy, merchant, nom contrepartie contient, maksaja saaja, saņēmējs,
    pagador beneficiario, názov partnera, mokėtojo arba gavėjo pavadinimas
  `,
  payer: `
    payer name, payer, zahlungspflichtiger, zahlungspflichtige r, zahlungspflichtiger r, auftraggeber, debtor name,
    debtor, sender name, sender, source name, ordering party, from, from name, платник, назва платника, відправник,
    плательщик, наименование плательщика, отправитель, ordonnant, ordenante, ordinante, płatnik, nadawca, plátce,
    absender, remitter, mokėtojas, maksja, maksaja, avsändare, afsender, opdrachtgever, auftraggebername,
    name auftraggeber, name des auftraggebers, платник назва
  `,
  payee: `
    payee name, payee, zahlungsempfänger, zahlungsempfängerin, zahlungsempfänger in, empfänger, beneficiary name,
    beneficiary, recipient name, recipient, target name, creditor name, creditor, to, to name, одержувач, отримувач,
    назва отримувача, назва одержувача, получатель, наименование получателя, bénéficiaire, beneficiario, odbiorca,
    příjemce, ontvanger, mottagare, modtager, saaja, kedvezményezett, begunstigde, begünstigter, destinatario,
    empfängername, name empfänger, name des empfängers
  `,
  name_account: `
    counterparty account, counterparty iban, counter account, counterparty account number, partner iban,
    partner account, partner account number, kontonummer iban, iban kontonummer, iban zahlungsbeteiligter, gegenkonto,
    gegen-iban, iban gegenkonto, konto-nr iban, kontonummer bankleitzahl, рахунок кореспондента, рахунок контрагента,
    iban контрагента, счет контрагента, счет корреспондента, tegenrekening iban bban, tegenrekening,
    tegenrekeningnummer, rekeningnummer tegenpartij, rekening tegenpartij, compte contrepartie, iban contrepartie,
    numer rachunku kontrahenta, rachunek kontrahenta, nr rachunku kontrahenta, konto kontrahenta, protiúčet,
    číslo protiúčtu, číslo účtu protistrany, ellenoldali számlaszám, partner számlaszáma, partner bankszámlaszám,
    saaja maksja konto, gavėjo sąskaita, mottagarkonto, kontonummer, iban, account number, cuenta bancaria,
    partner számla, partner számlaszám, counterparty, contrepartie, tegenpartij, gegenpartei, saajan tilinumero,
    compte bénéficiaire, nr rachunku, numer konta, protiúčet číslo, compte de la contrepartie, konto odbiorcy,
    rachunek odbiorcy nadawcy, bankovní spojení, рахунок, account of the counterparty, gegenkonto iban, konto-nr,
    рахунок отримувача платника, iban konto-nr, konto-nr iban, tilinumero, číslo účtu partnera
  `,
  payer_account: `
    payer account, payer account number, payer iban, debtor account, debtor iban, sender account, iban auftraggeber,
    рахунок платника, счет плательщика, rachunek nadawcy, účet plátce, from account, auftraggeber iban kto nr,
    auftraggeber iban, auftraggeber-iban, konto auftraggeber, source account
  `,
  payee_account: `
    payee account number, payee account, payee iban, beneficiary account number, beneficiary account,
    beneficiary iban, recipient account, recipient iban, creditor account, creditor iban, iban empfänger,
    рахунок отримувача, рахунок одержувача, счет получателя, rachunek odbiorcy, účet příjemce, to account,
    empfänger iban kto nr, empfänger iban, empfänger-iban, konto empfänger, target account
  `,
  purpose: `
    verwendungszweck, buchungsdetails, zahlungsgrund, purpose, purpose of payment, payment purpose, payment details,
    details of payment, remittance information, remittance info, remittance, payment reference, reference, message,
    призначення платежу, призначення, назначение платежа, назначение, omschrijving-1, omschrijving-2, omschrijving-3,
    omschrijving, mededelingen, mededeling, vrije mededeling, communication, communications, motif,
    motif de l opération, concepto, causale, tytuł, tytuł operacji, tytuł przelewu, tytuł płatności,
    zpráva pro příjemce, zpráva, správa pre prijímateľa, poznámka, közlemény, megjegyzés, paaiškinimai,
    mokėjimo paskirtis, maksājuma mērķis, selgitus, viesti, meddelande, meddelelse, besked, svrha, opis plaćanja,
    variabilní symbol, variabilný symbol, vs, memo, note, notes, text, tekst, verwendungszweck zeile 1,
    verwendungszweck zeile 2, zahlungszweck, uwagi, descrição, subject, betreff, informācija saņēmējam,
    avisierungstext, rubrik, přijatá zpráva, zpráva pro plátce, payment narrative, comment, comments, notes and #tags,
    communication libre, libre communication, tytulem, opis przelewu, pranešimas, zahlungsreferenz text,
    customer note, variabilní symbol 1, zpráva pro mě, klientská poznámka, zahlungsempfänger text, kundendaten,
    основание, підстава, referens, movimiento, observaciones, observações, descrizione completa, complemento,
    descrizione estesa, informácia pre príjemcu
  `,
  description: `
    description, transaction description, transaction details, details, narrative, particulars, transaction,
    beschreibung, buchungstext, buchungsinformationen, umsatztext, деталі операції, деталі, опис операції, опис,
    детали операции, детали, описание операции, описание, комментарий, коментар, libellé, libellé opération,
    libellé simplifié, détail, descripción, movimiento, descrizione, opis, opis operacji, opis transakcji, popis,
    popis transakce, leírás, beskrivelse, beskrivning, pavadinimas, rubriek, tranzakció leírása, transaktion,
    transaktionstext, merchant, omschrijving transactie, dettagli, title, rubrieknaam, asunto, label, narration,
    beschreibung1, beschreibung2, beschreibung3, bewegungstext, szczegóły, selitys, laji, transaction text,
    forklaring, description 1, description 2, oper description, avsändare text, mokėjimo paskirtis,
    transaktionsbeschreibung, transaktionsbeschreibung zusatz, položka, részletek, popis transakcie, descriere,
    detalii tranzacție, detalii
  `,
  kind: `
    buchungstext, umsatzart, buchungsart, art, vorgang, transaction type, type, mutatiesoort, betaalwijze,
    type betaling, тип операції, тип, тип операции, вид операции, вид операції, rodzaj transakcji, typ transakce,
    typ operacji, tranzakció típusa, type de mouvement, tipo, typ
  `,
  bank_reference: `
    bank reference, bankreferenz, transaction id, transferwise id, transaction reference, transaction number,
    transaktionscode, transaktions-id, transaktionsnummer, ідентифікатор операції, ідентифікатор транзакції,
    ідентифікатор, референс операції, референс, унікальний номер, id операції, код операции, идентификатор операции,
    идентификатор, id операции, referencja, numer referencyjny, nr referencyjny, identyfikator transakcji, id pohybu,
    id operace, id transakce, référence, référence de l opération, numéro de transaction, įrašo nr, volgnr,
    volgnummer, referentie, referenz, referenznummer, id de transacción, código de transacción, codice transazione,
    tranzakció azonosító, tranzakció azonosítója, arkiveringsreferens, arkistointitunnus, arhiveerimistunnus,
    ieraksta nr, verifikationsnummer, reference number, id, номер документу, номер документа, номер операції,
    номер операции, документ, № документа, payment id, nummer, identificador, kontrollnummer, arhīva kods,
    transaktions-nr, transaktions nr, zkb-referenz, nr transakcji, check or slip number, txid, archiving code,
    reference no, ref no, numéro de séquence, n de séquence, payment identifier, balance transaction, uetr,
    buchungsreferenz, referenční číslo transakce, megbízás azonosító, референс проводки, референс проведення,
    document number, document no, doc no, transfer reference, номер док, номер платежу, номер платежа
  `,
  end_to_end: `
    end-to-end, end to end id, end-to-end-id, end-to-end id, endtoendid, end to end reference, end-to-end-referenz,
    end-to-end-ref, kundenreferenz, transactiereferentie, customer reference, e2e
  `,
  creditor_reference: `
    betalingskenmerk, creditor reference, structured reference, zahlungsreferenz, strukturierte mitteilung,
    gestructureerde mededeling, communication structurée, qr-referenz, įmokos kodas, viitenumber, viitenumero, viite,
    ocr, kid, kid nummer, referensnummer, reference structurée, poziv na broj
  `,
  return_reason: `
    reden retour, return reason, rückgabegrund, причина повернення, причина возврата
  `,
};
