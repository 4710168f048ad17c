import iconv from 'iconv-lite';
import { detectEncoding } from './detect-encoding.js';

const POLISH = 'Data księgowania;Tytuł płatności;Łączna kwota;Żółć i gęś, źródło';
const CZECH = 'Datum zaúčtování;Částka;Poznámka;Příjemce: Žofie Růžičková, Třebíč';
const HUNGARIAN = 'Könyvelés dátuma;Összeg;Közlemény;Szűcs Győző, fizetendő díj';
const UKRAINIAN = 'Дата операції;Призначення платежу;Їжакевич Ґалина, оплата замовлення, без ПДВ';
const RUSSIAN = 'Дата операции;Назначение платежа;Ёлкина Объявление, оплата заказа';

describe('the encoding of a statement without a byte order mark', () => {
  test.each([
    ['windows-1252', 'Buchungstag;Währung;Empfänger;Größe Müller & Söhne'],
    ['windows-1252', 'Müßig'],
    ['windows-1252', 'Dato;Tekst;Beløb'],
    ['windows-1252', 'Kuupäev;Selgitus;Jõgi'],
    ['windows-1252', 'Date d’opération;Libellé;Débit;Crédit;Prélèvement reçu à la caisse – 5 €'],
    ['windows-1252', 'Descripción;Comisión;Código de país;Año;Envío de señal'],
    ['windows-1252', 'Transaktionsdatum;Beløb;Modtagers navn;Købmand på Nørrebro'],
    ['windows-1252', 'Bokföringsdag;Mottagare;Överföring från Åke Sjöström'],
    ['windows-1252', 'Data do lançamento;Descrição;Operação não autorizada'],
    ['windows-1250', POLISH],
    ['windows-1250', CZECH],
    ['windows-1250', HUNGARIAN],
    ['windows-1250', 'Datum knjiženja;Račun platitelja;Opis plaćanja: Đurđica Šimić, Čakovec, Žitna'],
    ['windows-1257', 'Gavėjas;Mokėjimo paskirtis;Mokestis už lėšų, gautų iš kitų bankų'],
    ['windows-1257', 'Datums;Saņēmējs;Maksājuma mērķis;Jānis Bērziņš, pasūtījums'],
    ['iso-8859-2', POLISH],
    ['iso-8859-2', CZECH],
    ['cp852', POLISH],
    ['cp852', CZECH],
    ['cp852', HUNGARIAN],
    ['windows-1251', UKRAINIAN],
    ['windows-1251', RUSSIAN],
    ['windows-1251', 'Номер;Сума;ТОВ "КЛIЄНТ";ПЕРЕКАЗ ВЛАСНИХ КОШТIВ'],
    ['cp866', RUSSIAN],
    ['cp1125', UKRAINIAN],
    ['utf-8', UKRAINIAN],
    ['utf-8', 'plain ASCII'],
    ['utf-16le', 'Datum;Betrag\r\n01.02.2026;12,50\r\n'],
    ['utf-16le', `${UKRAINIAN}\r\n01.02.2026;12,50;UA123456789\r\n`],
    ['utf-16be', `${UKRAINIAN}\r\n01.02.2026;12,50;UA123456789\r\n`],
  ])('the encoding %s is recognized from the text "%s"', (encoding, text) => {
    expect(detectEncoding(iconv.encode(text, encoding))).toBe(encoding);
  });

  test('UTF-8 is recognized even if one of many texts is cut within a character', () => {
    const cut = iconv.encode(UKRAINIAN, 'utf-8').subarray(0, 80);
    const bytes = Buffer.concat([iconv.encode(UKRAINIAN, 'utf-8'), cut.subarray(0, 79), Buffer.from(';1\n')]);
    expect(detectEncoding(bytes)).toBe('utf-8');
  });

  test('UTF-8 is recognized even if the file ends within a character', () => {
    expect(detectEncoding(Buffer.from('ü').subarray(0, 1))).toBe('utf-8');
  });
});

test('a byte order mark determines the encoding', () => {
  const marked = ['utf-8', 'utf-16le', 'utf-16be'].map((name) => iconv.encode('ä', name, { addBOM: true }));
  expect(marked.map((bytes) => detectEncoding(bytes))).toEqual(['utf-8', 'utf-16le', 'utf-16be']);
});
