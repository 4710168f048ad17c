// The shapes that the storefront script sends and gets, as TypeScript, out of openapi.json.

/** Name → path of its schema in the document. A nested schema with a name of its own is referenced by name. */
const SHAPES = [
  ['ApiError', 'components/schemas/Error'],
  ['AddItemBody', 'components/schemas/AddItemDto'],
  ['FastOrderBody', 'components/schemas/FastOrderBody'],
  ['CartAnswer', answerOf('/api/cart', 'get')],
  ['Cart', answerOf('/api/cart', 'get', 'properties/data')],
  ['CartItem', answerOf('/api/cart', 'get', 'properties/data/properties/items/items')],
  ['CartProduct', answerOf('/api/cart', 'get', 'properties/product')],
  ['MiniCart', answerOf('/api/cart', 'get', 'properties/miniCart')],
  ['ListAnswer', answerOf('/api/wishlist', 'get')],
  ['ProductList', answerOf('/api/wishlist', 'get', 'properties/data')],
  ['ListChangeAnswer', answerOf('/api/wishlist', 'post')],
  ['ListChange', answerOf('/api/wishlist', 'post', 'properties/data')],
  ['OrderAnswer', answerOf('/api/checkout/fast-order', 'post', '', 201)],
  ['Order', answerOf('/api/checkout/fast-order', 'post', 'properties/data', 201)],
];

function answerOf(path, method, inside = '', status = 200) {
  const escaped = path.replaceAll('/', '~1');
  return `paths/${escaped}/${method}/responses/${status}/content/application~1json/schema${inside && `/${inside}`}`;
}

const isIdentifier = (name) => /^[A-Za-z_$][\w$]*$/.test(name);
const named = new Map(SHAPES.map(([name, pointer]) => [pointer, name]));

function resolve(document, pointer) {
  return pointer.split('/').reduce((value, part) => {
    const next = value?.[part.replaceAll('~1', '/')];
    if (next === undefined) throw new Error(`openapi.json has no ${pointer}`);
    return next;
  }, document);
}

const typesOf = ({ type }) => (type === undefined ? [] : [type].flat());

/** A type as text, its lines indented by `indent`. */
function typeOf(schema, pointer, indent) {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const kinds = typesOf(schema).map((kind) => kindOf(kind, schema, pointer, indent));
  return kinds.length === 0 ? 'unknown' : kinds.join(' | ');
}

function kindOf(kind, schema, pointer, indent) {
  switch (kind) {
    case 'object':
      return objectOf(schema, pointer, indent);
    case 'array':
      return `Array<${inner(schema.items ?? {}, `${pointer}/items`, indent)}>`;
    case 'integer':
      return 'number';
    default:
      return kind;
  }
}

/** By its name, when it has one; null stays beside the name. */
function inner(schema, pointer, indent) {
  const name = named.get(pointer);
  if (!name) return typeOf(schema, pointer, indent);
  return typesOf(schema).includes('null') ? `${name} | null` : name;
}

function objectOf({ properties, required = [], additionalProperties }, pointer, indent) {
  if (!properties) {
    const values =
      typeof additionalProperties === 'object'
        ? inner(additionalProperties, `${pointer}/additionalProperties`, indent)
        : 'unknown';
    return `Record<string, ${values}>`;
  }
  const members = Object.entries(properties).map(([name, schema]) => {
    const docComment = schema.description ? `${indent}  /** ${schema.description} */\n` : '';
    const type = inner(schema, `${pointer}/properties/${name}`, `${indent}  `);
    return `${docComment}${indent}  ${isIdentifier(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${type};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

export function apiTypes(document) {
  const shapes = SHAPES.map(([name, pointer]) => {
    const schema = resolve(document, pointer);
    return `export interface ${name} ${objectOf(schema, pointer, '')}\n`;
  });
  return `// Made of openapi.json: npm run openapi\n\n${shapes.join('\n')}`;
}
