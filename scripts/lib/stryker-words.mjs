// A plugin of Stryker that leaves out mutants of words: what they say is read by people, and proved where a screen shows them.
const WORDS = /(_LABELS?|_MESSAGES?|_WORDS|_NAMES)$/;

const isConst = ({ node, parentPath }) =>
  node.type === 'ArrayExpression' &&
  parentPath.isTSAsExpression() &&
  parentPath.get('typeAnnotation.typeName').isIdentifier({ name: 'const' });

/** `{ … }` of `z.object({ … })`, `.extend({ … })` and the like. */
const isShape = ({ node, parentPath }) =>
  node.type === 'ObjectExpression' &&
  parentPath?.isCallExpression() &&
  ['object', 'extend', 'pick', 'omit'].includes(parentPath.node.callee.property?.name);

function reasonOf(path) {
  const { node } = path;
  if (node.type === 'VariableDeclarator' && WORDS.test(node.id.name ?? '')) return 'Words on a screen.';
  if (node.type === 'StringLiteral' && /\s/.test(node.value.trim())) return 'A sentence on a screen.';
  if (isConst(path) && node.elements.every((one) => one?.type === 'StringLiteral'))
    return 'Names that types are made of: the compiler refuses another.';
  if (isShape(path)) return 'The shape of a schema: types and the API prove it.';
  return undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: { shouldIgnore: reasonOf } }];
