const FIELD = /(?:^|[\r\n]|@@|[{äÄ]4:)[ \t]{0,8}:(20|25P?|28C?|34F|60[FM]|61|62[FM]|86|90[CD]):/g;

/** Whether the text has at least three different fields of MT940 or MT942, including the reference or the account. */
export function isMt940(beginning: string): boolean {
  const tags = new Set([...beginning.matchAll(FIELD)].map(([, tag]) => tag!.slice(0, 2)));
  return tags.size >= 3 && (tags.has('20') || tags.has('25'));
}
