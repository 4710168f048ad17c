const FIELD = /(?:^|[\r\n]|@@|[{äÄ]4:)[ \t]{0,8}:(20|25P?|28C?|34F|60[FM]|61|62[FM]|86|90[CD]):/g;

/** Whether the beginning of a file has fields of MT940 or MT942: three different ones, among them account or reference. */
export function isMt940(beginning: string): boolean {
  const tags = new Set([...beginning.matchAll(FIELD)].map(([, tag]) => tag!.slice(0, 2)));
  return tags.size >= 3 && (tags.has('20') || tags.has('25'));
}
