import { leaf, node } from './xml.js';

export interface FacturXMetadata {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const;

/** The XMP metadata of a Factur-X document: PDF/A-3b, and which file has the invoice. */
export function facturXMetadata({ title, author, at }: FacturXMetadata): string {
  const moment = `${at.toISOString().slice(0, 19)}Z`;
  const about = (prefix: string, uri: string, children: ReadonlyArray<string | null>) =>
    node('rdf:Description', children, { 'rdf:about': '', [`xmlns:${prefix}`]: uri });
  const alternatives = (text: string) => node('rdf:Alt', [leaf('rdf:li', text, { 'xml:lang': 'x-default' })]);
  const meta = node(
    'x:xmpmeta',
    [
      node(
        'rdf:RDF',
        [
          about('pdfaid', 'http://www.aiim.org/pdfa/ns/id/', [
            leaf('pdfaid:part', '3'),
            leaf('pdfaid:conformance', 'B'),
          ]),
          about('dc', 'http://purl.org/dc/elements/1.1/', [
            node('dc:title', [alternatives(title)]),
            node('dc:creator', [node('rdf:Seq', [leaf('rdf:li', author)])]),
          ]),
          about('xmp', 'http://ns.adobe.com/xap/1.0/', [
            leaf('xmp:CreateDate', moment),
            leaf('xmp:ModifyDate', moment),
          ]),
          extensionSchema(),
          about('fx', FACTUR_X, [
            leaf('fx:DocumentType', 'INVOICE'),
            leaf('fx:DocumentFileName', 'factur-x.xml'),
            leaf('fx:Version', '1.0'),
            leaf('fx:ConformanceLevel', 'EN 16931'),
          ]),
        ],
        { 'xmlns:rdf': RDF },
      ),
    ],
    { 'xmlns:x': 'adobe:ns:meta/' },
  );
  return `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>\n${meta}\n<?xpacket end="w"?>`;
}

/** PDF/A requires the declaration of the properties that are not part of XMP. */
function extensionSchema(): string | null {
  const properties = PROPERTIES.map(([name, description]) =>
    node(
      'rdf:li',
      [
        leaf('pdfaProperty:name', name),
        leaf('pdfaProperty:valueType', 'Text'),
        leaf('pdfaProperty:category', 'external'),
        leaf('pdfaProperty:description', description),
      ],
      { 'rdf:parseType': 'Resource' },
    ),
  );
  const schema = node(
    'rdf:li',
    [
      leaf('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
      leaf('pdfaSchema:namespaceURI', FACTUR_X),
      leaf('pdfaSchema:prefix', 'fx'),
      node('pdfaSchema:property', [node('rdf:Seq', properties)]),
    ],
    { 'rdf:parseType': 'Resource' },
  );
  return node('rdf:Description', [node('pdfaExtension:schemas', [node('rdf:Bag', [schema])])], {
    'rdf:about': '',
    'xmlns:pdfaExtension': 'http://www.aiim.org/pdfa/ns/extension/',
    'xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
    'xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
  });
}
