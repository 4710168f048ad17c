import iconv from 'iconv-lite';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { readCsv } from './read-csv.js';

describe('CSV exports of Ukrainian, Russian and Baltic banks', () => {
  test.each<[string, string, string, string[]]>([
    [
      'Sense Bank with an operation column',
      'windows-1251',
      `Дата операції;Операція;Сума;Валюта;Контрагент;Рахунок контрагента;Призначення платежу;Номер документа
01.03.2026;Кредит;1 250,50;UAH;ТОВ "Ромашка";UA213223130000026007233566001;Оплата замовлення 1201;77
02.03.2026;Дебет;300,00;UAH;АТ "Банк";UA213223130000026007233566002;Комісія;78
`,
      [
        'no account UAH',
        '2026-03-01 1250.5: ТОВ "Ромашка", UA213223130000026007233566001: Оплата замовлення 1201 #77',
        '2026-03-02 -300: АТ "Банк", UA213223130000026007233566002: Комісія #78',
      ],
    ],
    [
      'monobank in English',
      'utf-8',
      `"Date and time",Description,MCC,"Card currency amount, (UAH)","Operation amount","Operation currency",\
"Exchange rate","Commission, (UAH)","Cashback amount, (UAH)",Balance
"24.06.2026 09:50:17","From: Yevheniia Prokopenko",4829,2000.0,2000.0,UAH,—,—,—,3051.31
"23.06.2026 09:50:17",Bookshop,5817,-431.09,-10.4,EUR,0.024,—,—,1051.31
`,
      [
        'no account UAH',
        '2026-06-24 2000: Yevheniia Prokopenko, -: From: Yevheniia Prokopenko',
        '2026-06-23 -431.09: -, -: Bookshop',
      ],
    ],
    [
      'PrivatBank for private customers',
      'utf-8',
      `Дата;Категорія;Картка;Опис операції;Сума в валюті картки;Валюта картки;Сума в валюті транзакції;\
Валюта транзакції;Залишок на кінець періоду;Валюта залишку
24.06.2026 09:50:17;Перекази;5168 **** **** 1234;Від: Олена Гнатюк;2000.0;UAH;2000.0;UAH;3051.31;UAH
23.06.2026 09:50:17;Кафе;5168 **** **** 1234;Кава;-45.1;UAH;-1.0;EUR;1051.31;UAH
`,
      ['no account UAH', '2026-06-24 2000: Олена Гнатюк, -: Від: Олена Гнатюк', '2026-06-23 -45.1: -, -: Кава'],
    ],
    [
      'T-Bank',
      'windows-1251',
      `"Дата операции";"Дата платежа";"Номер карты";"Статус";"Сумма операции";"Валюта операции";"Сумма платежа";\
"Валюта платежа";"Кэшбэк";"Категория";"MCC";"Описание"
"24.06.2026 09:50:17";"24.06.2026";"*1234";"OK";"2000,00";"RUB";"2000,00";"RUB";"";"Переводы";"";"Елена Г."
"23.06.2026 09:50:17";"";"*1234";"FAILED";"-45,10";"RUB";"-45,10";"RUB";"";"Кафе";"5812";"Кофе"
`,
      ['no account RUB, 1 not booked', '2026-06-24 2000: -, -: Елена Г.'],
    ],
    [
      'a Lithuanian bank whose dates have colons',
      'utf-8',
      `Data;Mokėtojas/Gavėjas;Mokėjimo paskirtis;Suma;Valiuta
2012:03:01;UAB Ąžuolas;Užsakymas 1203;25,00;EUR
2012:03:02;Bankas;Mokestis;-1,50;EUR
`,
      ['no account EUR', '2012-03-01 25: UAB Ąžuolas, -: Užsakymas 1203', '2012-03-02 -1.5: Bankas, -: Mokestis'],
    ],
    [
      'Swedbank in Estonia with rows of balances',
      'utf-8',
      `"Kliendi konto";"Reatüüp";"Kuupäev";"Saaja/Maksja";"Selgitus";"Summa";"Valuuta";"Deebet/Kreedit";\
"Arhiveerimistunnus";"Tehingu tüüp";"Viitenumber";"Dokumendi number";
"EE382200221020145685";"10";"01.01.2024";"";"Algsaldo";"100,00";"EUR";"K";"";"AS";"";"";
"EE382200221020145685";"20";"02.01.2024";"JAAN TAMM";"Tellimus 1222";"25,00";"EUR";"K";"2024010200041787";"MK";"";"";
"EE382200221020145685";"20";"03.01.2024";"";"Teenustasu";"1,00";"EUR";"D";"2024010200041788";"M";"";"";
"EE382200221020145685";"82";"31.01.2024";"";"Käive";"1,00";"EUR";"D";"";"K2";"";"";
"EE382200221020145685";"86";"31.01.2024";"";"lõppsaldo";"124,00";"EUR";"K";"";"LS";"";"";
`,
      [
        'EE382200221020145685 EUR 100 to 124',
        '2024-01-02 25: JAAN TAMM, -: Tellimus 1222 #2024010200041787',
        '2024-01-03 -1: -, -: Teenustasu #2024010200041788',
      ],
    ],
  ])('the CSV export of %s is read without a mapping', (_, encoding, text, expected) => {
    expect(readSummary(readCsv(iconv.encode(text, encoding)))).toEqual(expected);
  });
});
