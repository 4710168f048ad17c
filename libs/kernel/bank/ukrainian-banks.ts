/**
 * Ukrainian banks: MFO (the bank's code at the National Bank, and the bank's part of a UA IBAN), BIC of 8 characters if
 * known, then the name in Ukrainian, in Russian and in Latin letters.
 */
export const UKRAINIAN_BANKS = `
300001 NBUAUAUX | Національний банк України | Национальный банк Украины | National Bank of Ukraine
300119 -        | Банк Альянс | Банк Альянс | Bank Alliance
300335 AVALUAUK | Райффайзен Банк | Райффайзен Банк | Raiffeisen Bank
300346 ALFAUAUK | Сенс Банк | Сенс Банк | Sense Bank
300465 COSBUAUK | Ощадбанк | Ощадбанк | Oschadbank
300528 OTPVUAUK | ОТП Банк | ОТП Банк | OTP Bank
300539 INGBUAUK | ІНГ Банк Україна | ИНГ Банк Украина | ING Bank Ukraine
300584 CITIUAUK | Сітібанк | Ситибанк | Citibank
300614 AGRIUAUK | Креді Агріколь Банк | Креди Агриколь Банк | Credit Agricole Bank
305299 PBANUA2X | ПриватБанк | ПриватБанк | PrivatBank
305749 -        | Банк Кредит Дніпро | Банк Кредит Днепр | Bank Credit Dnipro
306500 -        | РАДАБАНК | РАДАБАНК | RADABANK
307123 -        | Банк Восток | Банк Восток | Bank Vostok
307770 -        | А-Банк | А-Банк | A-Bank
313582 -        | МетаБанк | МетаБанк | MetaBank
320478 UGASUAUK | Укргазбанк | Укргазбанк | Ukrgasbank
320984 -        | ПроКредит Банк | ПроКредит Банк | ProCredit Bank
322001 UNJSUAUK | Універсал Банк (monobank) | Универсал Банк (monobank) | Universal Bank (monobank)
322313 EXBSUAUX | Укрексімбанк | Укрэксимбанк | Ukreximbank
322540 -        | Комерційний індустріальний банк | Коммерческий индустриальный банк | Commercial Industrial Bank
325268 -        | Банк Львів | Банк Львов | Bank Lviv
325365 WUCBUA2X | КРЕДОБАНК | КРЕДОБАНК | KREDOBANK
328168 -        | МТБ БАНК | МТБ БАНК | MTB BANK
328209 PIVDUA22 | Банк Південний | Банк Пивденный | Pivdennyi Bank
334851 FUIBUA2X | ПУМБ | ПУМБ | FUIB (PUMB)
336310 -        | Ідея Банк | Идея Банк | Idea Bank
339500 TASBUAUK | ТАСКОМБАНК | ТАСКОМБАНК | TASCOMBANK
351005 KHABUA2K | УкрСиббанк | УкрСиббанк | UkrSibbank
353100 -        | Полікомбанк | Поликомбанк | Policombank
380526 -        | Банк Глобус | Банк Глобус | Globus Bank
380634 -        | Акордбанк | Аккордбанк | Accordbank
820172 -        | Державна казначейська служба України | Государственная казначейская служба Украины | State Treasury Service of Ukraine`;
