/** The parts of a PDF with a classic cross-reference table, as Chromium writes it, that an incremental update needs. */
export interface PdfParts {
  readonly size: number;
  readonly root: number;
  readonly info: string | null;
  readonly startXref: number;
  /** The dictionaries of the objects by number, without those of streams. */
  readonly dictionaries: ReadonlyMap<number, string>;
}

/** @throws if the file has no classic cross-reference table */
export function readPdfParts(pdf: Buffer): PdfParts {
  const text = pdf.toString('latin1');
  const startXref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? -1);
  const table = text.slice(startXref);
  const trailer = /trailer\s*<<([^]*?)>>\s*startxref/.exec(table)?.[1];
  const [root, size] = [/\/Root (\d+) 0 R/, /\/Size (\d+)/].map((one) => Number(one.exec(trailer ?? '')?.[1] ?? 0));
  if (!trailer || !root || !size || !table.startsWith('xref')) throw new Error('The PDF has no cross-reference table.');
  const dictionaries = new Map<number, string>();
  for (const offset of [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, digits]) => Number(digits))) {
    const object = /^(\d+) 0 obj\s*(<<[^]*?>>)\s*endobj/.exec(text.slice(offset, text.indexOf('endobj', offset) + 6));
    if (object && !/>>\s*stream/.test(object[2]!)) dictionaries.set(Number(object[1]), object[2]!);
  }
  return { size, root, info: /\/Info (\d+ 0 R)/.exec(trailer)?.[1] ?? null, startXref, dictionaries };
}

export interface PdfObject {
  readonly number: number;
  readonly content: Buffer;
}

/** Appends objects, new ones or changed ones, and a cross-reference table of them. */
export function appendObjects(pdf: Buffer, parts: PdfParts, objects: readonly PdfObject[], id: string): Buffer {
  const chunks: Buffer[] = [pdf, Buffer.from('\n')];
  let offset = pdf.length + 1;
  const entries: Array<{ number: number; offset: number }> = [];
  for (const { number, content } of objects) {
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), content, Buffer.from('\nendobj\n')]);
    entries.push({ number, offset });
    chunks.push(whole);
    offset += whole.length;
  }
  const table = entries
    .sort((a, b) => a.number - b.number)
    .map((one) => `${one.number} 1\n${String(one.offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  const size = Math.max(parts.size, ...entries.map(({ number }) => number + 1));
  const info = parts.info ? ` /Info ${parts.info}` : '';
  const trailer = `<</Size ${size} /Root ${parts.root} 0 R${info} /Prev ${parts.startXref} /ID [<${id}> <${id}>]>>`;
  chunks.push(Buffer.from(`xref\n${table}trailer\n${trailer}\nstartxref\n${offset}\n%%EOF\n`));
  return Buffer.concat(chunks);
}
