import type { Answer } from './harness';

/** So many ask for the last place at once. */
const RIVALS = 3;

interface CountedLimit<T> {
  /** The constant of contracts. */
  limit: number;
  /** Things that are there before. */
  there?: number;
  /** The real call that makes the n-th thing, counted from 0; never the same thing twice. */
  add: (n: number) => Promise<Answer<T>>;
  /** Code of the refusal beyond the limit. */
  code: string;
  /** The real call that ends one of those that were made, where that gives its place back. */
  remove?: (made: Answer<T>) => Promise<Answer>;
  /** The rivals ask one after another: for calls that exclude each other for a reason of their own. */
  inTurn?: boolean;
}

/**
 * Proves a limit of what is stored on both sides: all below it are made, of several at the last place exactly one, and the same
 * again once one of them is gone. Answers what was made.
 */
export async function provesLimit<T>({ limit, there = 0, add, code, remove, inTurn }: CountedLimit<T>) {
  const made: Answer<T>[] = [];
  let last = 0;
  const ask = async () => {
    const answer = await add(last++);
    if (answer.body.success) made.push(answer);
    return answer.body.success ? 'made' : answer.body.code;
  };
  const rivals = async () => {
    if (!inTurn) return (await Promise.all(Array.from({ length: RIVALS }, ask))).sort();
    const outcomes = [];
    for (let i = 0; i < RIVALS; i++) outcomes.push(await ask());
    return outcomes.sort();
  };
  const oneMade = [...Array<string>(RIVALS - 1).fill(code), 'made'];

  for (let count = there + 1; count < limit; count++) expect([count, await ask()]).toEqual([count, 'made']);
  expect(await rivals()).toEqual(oneMade);
  if (remove) {
    expect((await remove(made.shift()!)).body).toMatchObject({ success: true });
    expect(await rivals()).toEqual(oneMade);
  }
  return made;
}
