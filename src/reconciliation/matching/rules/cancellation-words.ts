import type { Rule } from '../clue.js';
import { reason } from '../reason.js';
import { foldWords } from '../text/fold-name.js';

/** Beginnings of words for cancellation, return and refund in lower-case Latin letters. */
const STEMS = `
  storn cancel refund chargeback reversal revers return
  rueckerstatt ruckerstatt rueckzahl ruckzahl rueckueberw ruckuberw rueckgabe ruckgabe ruecksend rucksend rueckabw
  ruckabw ruecklast rucklast zurueckgez zuruckgez zurueckueb zuruckueb zuruckub erstattung widerruf retour annul
  otmen vozvrat vozvrashch skasuv skasov povernen povernut vidmina vidmine vidmini vidminu vidminy anuliu
  zwrot anulow anulac anulad anulov odstap vracen vratk zrusen dobropis
  terugb terugstort creditnota rembours rimbors devoluc reembols
  palautus perut aterbet tilbagebet tilbakebet grazin atmaks tagasta visszat ramburs povrat
`;
const BEGINNINGS = STEMS.split(/\s+/).filter((stem) => stem !== '');

/** Raises a doubt if a word means a cancellation or return. A person has to decide whether it concerns the order. */
export const cancellationWords: Rule = {
  name: 'cancellation_words',
  doubt(reading) {
    const word = foldWords(reading.text).find((text) => BEGINNINGS.some((stem) => text.startsWith(stem)));
    return word === undefined ? [] : [reason('doubt_cancellation', { word: asWritten(reading.text, word) })];
  },
};

/** Returns the word as it is in the text, without transliteration. */
function asWritten(text: string, folded: string): string {
  return text.split(/[^\p{L}\p{M}’'-]+/u).find((word) => foldWords(word).includes(folded)) ?? folded;
}
