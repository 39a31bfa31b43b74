import { Turns } from './turns';

const gate = () => {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};
/** Works that note when they begin, each of which ends when its gate opens. */
function works(turns: Turns) {
  const began: string[] = [];
  const begin = (name: string, keys: string[]) => {
    const { open, opened } = gate();
    const done = turns.run(keys, async () => {
      began.push(name);
      await opened;
      return name;
    });
    return { open, done };
  };
  return { began, begin };
}
/** Lets whatever can go on go on. */
const settled = () => new Promise(setImmediate);

it('those that want the same run one after the other, as they came; others beside them', async () => {
  const { began, begin } = works(new Turns());
  const [one, two, three, other] = [begin('1', ['a']), begin('2', ['a']), begin('3', ['a']), begin('4', ['b'])];
  await settled();
  expect(began).toEqual(['1', '4']);
  one.open();
  expect(await one.done).toBe('1');
  await settled();
  expect(began).toEqual(['1', '4', '2']);
  for (const { open } of [two, three, other]) open();
  expect(await Promise.all([two.done, three.done, other.done])).toEqual(['2', '3', '4']);
  expect(began).toEqual(['1', '4', '2', '3']);
});

it('whoever wants several waits for all of them, and two in opposite order do not wait for each other', async () => {
  const { began, begin } = works(new Turns());
  const [a, b, both, reversed] = [
    begin('a', ['a']),
    begin('b', ['b']),
    begin('ab', ['a', 'b']),
    begin('ba', ['b', 'a']),
  ];
  a.open();
  await settled();
  expect(began).toEqual(['a', 'b']);
  b.open();
  await settled();
  expect(began).toEqual(['a', 'b', 'ab']);
  both.open();
  reversed.open();
  expect(await reversed.done).toBe('ba');
});

it('one that fails, or names a key twice, holds nobody up; nothing is kept of what has ended', async () => {
  const turns = new Turns();
  const failed = turns.run(['a', 'a'], () => Promise.reject(new Error('no')));
  const next = turns.run(['a'], () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(turns.size).toBe(0);
});
