const TYPES = new Set(['Tx', 'ClientSession']);
const NAMES = new Set(['tx', 'outer']);
const SIDE_BY_SIDE = new Set(['all', 'allSettled', 'race', 'any']);
const EACH = new Set(['map', 'flatMap', 'forEach', 'filter', 'some', 'every']);

/** Methods that use a transaction only to wait for its end, or as a key: nothing is sent or promised. */
const SYNCHRONOUS = new Set([
  'afterCommit',
  'announce',
  'beginEffects',
  'bump',
  'onTransactionEnd',
  'powersChanged',
  'renewAfter',
  'runEffects',
]);
const KEYED = new Set(['get', 'set', 'has', 'delete']);

const isFunction = (node) => /Function/.test(node.type);
const parameter = (node) => (node.type === 'AssignmentPattern' ? node.left : node);
const typeOf = (node) => {
  const annotation = node.typeAnnotation?.typeAnnotation;
  return annotation?.typeName?.right?.name ?? annotation?.typeName?.name;
};

/** The names that a pattern brings in: `tx`, `{ pago, tx }`. */
function namesIn(pattern) {
  const node = parameter(pattern);
  if (node.type === 'Identifier') return [node];
  if (node.type === 'ObjectPattern')
    return node.properties.flatMap((property) => (property.value ? namesIn(property.value) : []));
  return [];
}
const isTransaction = (node) => NAMES.has(node.name) || TYPES.has(typeOf(node));

const children = (node, keys) => (keys[node.type] ?? []).flatMap((key) => node[key] ?? []).filter(Boolean);

/** Whether an expression names a transaction; of an awaited part only the result is passed on, and a function may take its own. */
function names(node, transactions, keys) {
  if (node.type === 'AwaitExpression') return false;
  if (isFunction(node) && node.params.flatMap(namesIn).some(isTransaction)) return false;
  if (node.type === 'Identifier') return transactions.has(node.name);
  if (node.type === 'MemberExpression')
    return (!node.computed && NAMES.has(node.property.name)) || names(node.object, transactions, keys);
  if (node.type === 'Property') return names(node.value, transactions, keys);
  return children(node, keys).some((child) => names(child, transactions, keys));
}

const calledName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);
const isSideBySide = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.object.name === 'Promise' && SIDE_BY_SIDE.has(callee.property.name);

/** Whether a promise is awaited, returned, or passed to the caller; each element of a list begins at once. */
function isInTurn(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'AwaitExpression':
    case 'ReturnStatement':
      return true;
    case 'ArrowFunctionExpression': {
      const { parent: taker } = parent;
      return !(taker.type === 'CallExpression' && EACH.has(calledName(taker)) && taker.arguments[0] === parent);
    }
    case 'ForOfStatement':
      return parent.right === node;
    case 'CallExpression':
      return parent.callee !== node;
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isInTurn(parent);
    case 'MemberExpression':
      // `this.repository.find(tx).lean()` is one statement.
      return parent.parent.type === 'CallExpression' && isInTurn(parent.parent);
    default:
      return false;
  }
}

/**
 * A transaction takes one statement at a time: forbids to tell listeners side by side, to join statements of a transaction
 * by Promise.all() and the like, and to send one without awaiting it.
 */
export const oneAtATime = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      emit: 'Listeners may write in a transaction, which takes one statement at a time: await emitInTurn().',
      together: 'A transaction takes one statement at a time: await each before the next.',
      loose: 'A statement of a transaction is awaited, or returned, where it is sent.',
    },
  },
  create(context) {
    const keys = context.sourceCode.visitorKeys;
    const transactions = new Set(NAMES);
    /** For each function around the current node: whether it gets a transaction. */
    const around = [];
    const enter = (node) => {
      const found = node.params.flatMap(namesIn).filter(isTransaction);
      for (const { name } of found) transactions.add(name);
      around.push(found.length > 0);
    };
    return {
      ':function': enter,
      ':function:exit': () => around.pop(),
      CallExpression(node) {
        const inTransaction = around.includes(true);
        const name = calledName(node);
        const takesOne = node.arguments.some(
          (argument) => !isFunction(argument) && names(argument, transactions, keys),
        );
        const report = (messageId) => context.report({ node, messageId });
        if (name === 'emitAsync' || (name === 'emit' && (takesOne || inTransaction))) return report('emit');
        if (isSideBySide(node)) {
          if (inTransaction || node.arguments.some((argument) => names(argument, transactions, keys)))
            report('together');
          return;
        }
        const isKey =
          KEYED.has(name) && node.arguments[0]?.type === 'Identifier' && names(node.arguments[0], transactions, keys);
        if (name === 'emitInTurn' || (takesOne && !isKey && !SYNCHRONOUS.has(name) && node.callee.type !== 'Super'))
          if (!isInTurn(node)) report('loose');
      },
    };
  },
};
