const isReExport = (node) =>
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && (node.source !== null || onlyNames(node)));

const onlyNames = (node) => node.declaration === null && node.specifiers.length > 0;

/**
 * Forbids files that only pass on what other files export: they hide who uses whom, pull whole folders into a chunk,
 * and are where import cycles begin.
 */
export const noBarrel = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { barrel: 'This file only re-exports. Import from the file that defines it.' },
  },
  create: (context) => ({
    Program(program) {
      const statements = program.body.filter((node) => node.type !== 'ImportDeclaration');
      const imported = new Set(
        program.body.flatMap((node) =>
          node.type === 'ImportDeclaration' ? node.specifiers.map((specifier) => specifier.local.name) : [],
        ),
      );
      const passesOn = (node) =>
        isReExport(node) && (node.source || node.specifiers.every((specifier) => imported.has(specifier.local.name)));
      if (statements.length > 0 && statements.every(passesOn))
        context.report({ node: statements[0], messageId: 'barrel' });
    },
  }),
};
