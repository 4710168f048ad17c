import { plainWord, plainWords } from './normalize.js';

const BOOKED = plainWords(`
  booked, book, completed, complete, posted, cleared, settled, executed, done, processed, success, successful, paid,
  ok, final, confirmed, approved, refunded, partially refunded, sent, received, gebucht, umsatz gebucht, verbucht,
  ausgeführt, abgeschlossen, erledigt, bezahlt, erfolgreich, виконано, виконана, проведено, проведена, проведений,
  успішно, успішна, зараховано, оброблено, завершено, підтверджено, сплачено, оплачено, выполнено, выполнена,
  исполнено, исполнен, проведен, успешно, зачислено, обработано, подтверждено, geboekt, verwerkt, voltooid,
  uitgevoerd, comptabilisé, terminé, effectué, exécuté, validé, completado, contabilizado, liquidado, realizado,
  concluído, contabilizzato, eseguito, completato, zaksięgowana, zaksięgowano, zrealizowana, zrealizowano, wykonana,
  rozliczona, rozliczono, zakończona, zaúčtováno, zaúčtovaná, provedeno, könyvelt, teljesült, bokförd, bogført,
  bokført, genomförd, udført, kirjattu, įvykdyta, įvykdytas, atlikta, accepted, accepté, geaccepteerd, aceptado,
  akzeptiert, reconciled, zatwierdzona, proknjiženo, izvršeno
`);

/** Words for transactions that are not booked yet or never will be. */
const NOT_BOOKED = plainWords(`
  pending, venter, autorizzato, autorizado, autorisé, afvist, reserved, reservation, authorised, authorized,
  authorisation, authorization, processing, in progress, on hold, hold, held, reverted, reversed, declined, denied,
  failed, cancelled, canceled, rejected, refused, blocked, deleted, expired, draft, scheduled, waiting, unbooked,
  uncleared, unposted, upcoming, removed, placed, temporary hold, created, new, vorgemerkt, umsatz vorgemerkt,
  vormerkung, offen, reserviert, in bearbeitung, abgelehnt, storniert, geplant, ausstehend, blockiert, fehlgeschlagen,
  в обробці, обробляється, очікує, очікується, очікування, заблоковано, скасовано, відхилено, холд, холдування,
  зарезервовано, не проведено, не виконано, помилка, повернено, в обработке, обрабатывается, ожидает, ожидается,
  ожидание, заблокировано, отменено, отклонено, зарезервировано, не выполнено, ошибка, возвращено, gereserveerd,
  in behandeling, geweigerd, en attente, en cours, à venir, annulé, refusé, pendiente, retenido, cancelado, rechazado,
  pendente, in sospeso, in attesa, non contabilizzato, annullato, oczekująca, oczekujące, w realizacji, blokada,
  zablokowana, odrzucona, anulowana, nezaúčtováno, blokace, čekající, foglalt, függő, függőben, reserverad,
  reserveret, reservert, väntande, afventer, varattu, katevaraus, rezervuota, rezervēts, laukiama, u obradi,
  rezervirano
`);

/** Whether the status means that the transaction is booked; null for an unknown word. */
export function isBookedStatus(cell: string): boolean | null {
  const word = plainWord(cell);
  if (NOT_BOOKED.has(word)) return false;
  return BOOKED.has(word) ? true : null;
}
