import ts from 'typescript';

const CHANGING = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;
const COLLECTION = /^(Weak)?(Map|Set)$/;
/** Classes whose instances are immutable. */
const CONSTANT = /^(Intl\.\w+|RegExp|URL|Date|TextEncoder|TextDecoder|Error|Logger|Reflector|MetadataScanner)$/;

type Modified = ts.PropertyDeclaration | ts.VariableStatement;

const has = ({ modifiers }: Modified, modifier: ts.SyntaxKind): boolean =>
  modifiers?.some(({ kind }) => kind === modifier) ?? false;

/**
 * Names of a source's module variables and static members whose value can change.
 * @param path path of the source file; the extension decides whether it may contain JSX
 */
export function changingState(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const changed = namesOfChanged(source);
  const found: string[] = [];
  const look = (
    { name, type, initializer }: ts.VariableDeclaration | ts.PropertyDeclaration,
    { isConstant, isOpen }: { isConstant: boolean; isOpen: boolean },
  ): void => {
    const isReadonly = type?.getText(source).startsWith('Readonly') ?? false;
    const text = name.getText(source);
    if (!isConstant || changed.has(text) || isNewState(initializer, isOpen && !isReadonly)) found.push(text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyDeclaration(node) && has(node, ts.SyntaxKind.StaticKeyword))
      look(node, { isConstant: has(node, ts.SyntaxKind.ReadonlyKeyword), isOpen: true });
    if (ts.isVariableStatement(node) && node.parent === source) {
      const { declarations, flags } = node.declarationList;
      const isConstant = (flags & ts.NodeFlags.Const) !== 0;
      for (const one of declarations) look(one, { isConstant, isOpen: has(node, ts.SyntaxKind.ExportKeyword) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** True for a collection that other files can change (`isOpen`), and for an instance of a class that may have state. */
function isNewState(initializer: ts.Expression | undefined, isOpen: boolean): boolean {
  if (!initializer || !ts.isNewExpression(initializer)) return false;
  const made = initializer.expression.getText();
  return COLLECTION.test(made) ? isOpen : !CONSTANT.test(made);
}

/**
 * The last name of every target of an assignment or mutating method: `known` in `known.set(…)` and `A.known[1] = …`.
 */
function namesOfChanged(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (node: ts.Expression): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    else if (ts.isPropertyAccessExpression(node)) {
      names.add(node.name.text);
      add(node.expression);
    } else if (ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)) add(node.expression);
  };
  const addOwner = (node: ts.Expression): void => {
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) add(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) addOwner(node.left);
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) addOwner(node.operand);
    if (ts.isDeleteExpression(node)) addOwner(node.expression);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (CHANGING.test(name.text)) add(expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
