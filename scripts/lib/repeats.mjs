import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Sentences of more words than this are written once. */
const FEW_WORDS = 3;

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declaredNames(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  return statement.name ? [statement.name.text] : [];
}

/** Names that a file exports, each once: a type beside its schema is one name. */
export function exportedNames(source) {
  return new Set(source.statements.filter(isExported).flatMap(declaredNames));
}

/** Prose: it begins with a letter or an opening mark, and is neither code, an address nor a style. */
const isSentence = (text) =>
  /^[\p{L}¿¡«]/u.test(text) &&
  !/[{}()<>;@=]|\/\w|\w\/|[a-z]:\S|var\(|minmax|_/u.test(text) &&
  (text.match(/\p{L}{2,}/gu) ?? []).length > FEW_WORDS &&
  text.trim().split(/\s+/).length > FEW_WORDS;

/** Sentences that people read, as string literals, templates without holes and texts of JSX. */
export function sentences(source) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && isSentence(node.text)) found.add(node.text);
    if (ts.isJsxText(node)) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (isSentence(text)) found.add(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const parsed = new Map();
/** The syntax tree of a file, made once for all who read it. */
function parse(file) {
  if (!parsed.has(file)) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    parsed.set(file, ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind));
  }
  return parsed.get(file);
}

/** Findings of `read` that stand in more than one of the files, with the files. */
export function repeated(files, read) {
  const places = new Map();
  for (const file of files) {
    for (const what of read(parse(file))) places.set(what, [...(places.get(what) ?? []), file]);
  }
  return [...places].filter(([, where]) => where.length > 1);
}
