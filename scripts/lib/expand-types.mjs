import ts from 'typescript';

const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.MultilineObjectLiterals;

/** Expands the exported type aliases of a file, so that they need no other file. */
export function expandTypes(file) {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(file).statements.filter(ts.isTypeAliasDeclaration);
  return aliases
    .map(({ name }) => {
      const type = checker.getTypeAtLocation(name);
      return `export type ${name.text} = ${checker.typeToString(type, undefined, FORMAT)};\n`;
    })
    .join('\n');
}
