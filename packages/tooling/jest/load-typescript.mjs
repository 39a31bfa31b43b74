/** Hands TypeScript that is imported on to `require`, which compiles it (`typescript.cjs`). */
export const load = (url, context, next) =>
  /\.tsx?(\?|$)/.test(url) ? { format: 'commonjs', shortCircuit: true } : next(url, context);
