const QUESTION = /^\*\s*(?:\*\s*)?(What|Who|How|Where|Which|Whose|Whom|When|Whoever|Whatever)\b/;

/** Doc comments name the thing or the act first: 'Fields of the unique index …', not 'What stood in the way …' (CONTRIBUTING.md). */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { question: "A doc comment names its subject first; it does not open with '{{word}}'." },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const word = comment.type === 'Block' && QUESTION.exec(comment.value)?.[1];
        if (word) context.report({ loc: comment.loc, messageId: 'question', data: { word } });
      }
    },
  }),
};
