import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { sha256Hex } from '#kernel';
import { facturXMetadata, type FacturXMetadata } from './factur-x-metadata.js';
import { appendObjects, readPdfParts, type PdfObject, type PdfParts } from './pdf-objects.js';

const FILE = '(factur-x.xml)';

/**
 * Makes a printed document a Factur-X document: PDF/A-3b with the invoice as Cross Industry Invoice embedded. The pages
 * stay as they were printed, with fonts and structure; everything is appended as an incremental update.
 */
export async function embedFacturX(pdf: Buffer, xml: string, about: FacturXMetadata): Promise<Buffer> {
  const parts = readPdfParts(pdf);
  const catalog = parts.dictionaries.get(parts.root);
  if (!catalog || /\/(?:Names|AF|OutputIntents|Metadata)\b/.test(catalog))
    throw new Error('The PDF has a catalog of an unknown form.');
  const number = (offset: number): number => parts.size + offset;
  const file = Buffer.from(xml, 'utf8');
  const date = `(D:${about.at.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z)`;
  const added: PdfObject[] = [
    stream(number(0), '/N 3 /Filter /FlateDecode', deflateSync(await colorProfile())),
    object(
      number(1),
      '<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1) /Info (sRGB IEC61966-2.1) ' +
        `/DestOutputProfile ${number(0)} 0 R>>`,
    ),
    stream(
      number(2),
      `/Type /EmbeddedFile /Subtype /text#2Fxml /Params <</ModDate ${date} /Size ${file.length}>>`,
      file,
    ),
    object(
      number(3),
      `<</Type /Filespec /F ${FILE} /UF ${FILE} /AFRelationship /Alternative /Desc (Factur-X) ` +
        `/EF <</F ${number(2)} 0 R /UF ${number(2)} 0 R>>>>`,
    ),
    stream(number(4), '/Type /Metadata /Subtype /XML', Buffer.from(facturXMetadata(about), 'utf8')),
    object(
      parts.root,
      catalog.replace(
        />>$/,
        ` /Metadata ${number(4)} 0 R /OutputIntents [${number(1)} 0 R] /AF [${number(3)} 0 R] ` +
          `/Names <</EmbeddedFiles <</Names [${FILE} ${number(3)} 0 R]>>>>>>`,
      ),
    ),
    ...conformanceInfo(parts),
    ...printedLinks(parts.dictionaries),
  ];
  return appendObjects(pdf, parts, added, sha256Hex(xml).slice(0, 32));
}

/** The document information with the conformance: `pdfinfo` of Poppler reads it there, not in the XMP metadata. */
function conformanceInfo({ info, dictionaries }: PdfParts): PdfObject[] {
  const number = parseInt(info ?? '', 10);
  const content = dictionaries.get(number);
  return content ? [object(number, content.replace(/>>$/, ' /GTS_PDFA1Version (PDF/A-3B)>>'))] : [];
}

/** PDF/A requires that annotations are printed, such as the links of a shop's own template. */
const printedLinks = (dictionaries: ReadonlyMap<number, string>): PdfObject[] =>
  [...dictionaries]
    .filter(([, one]) => /\/Subtype ?\/Link\b/.test(one) && !/\/F \d/.test(one))
    .map(([number, one]) => object(number, one.replace(/>>$/, ' /F 4>>')));

const object = (number: number, content: string): PdfObject => ({ number, content: Buffer.from(content, 'latin1') });

const stream = (number: number, dictionary: string, content: Buffer): PdfObject => ({
  number,
  content: Buffer.concat([
    Buffer.from(`<<${dictionary} /Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]),
});

/** The sRGB profile of libvips. */
async function colorProfile(): Promise<Buffer> {
  const picture = { create: { width: 1, height: 1, channels: 3 as const, background: '#fff' } };
  const drawn = await sharp(picture).withIccProfile('srgb').png().toBuffer();
  const { icc } = await sharp(drawn).metadata();
  if (!icc) throw new Error('There is no sRGB profile.');
  return icc;
}
