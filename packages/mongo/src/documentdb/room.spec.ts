import { hasRoom, untilRoom } from './room';

const MB = 1024 * 1024;

it('waits for room on a full disk, and tells once that there is none', async () => {
  const left = [0, 5 * MB, 31 * MB, 200 * MB];
  const told: string[] = [];
  const free = () => Promise.resolve(left.shift()!);
  await untilRoom({ folder: '/datos', isOver: () => false, every: 1, free }, (line) => void told.push(line));
  expect(left).toEqual([]);
  expect(told).toEqual([expect.stringContaining('No queda espacio en el disco de /datos')]);
});

it('waits no longer than its engine is wanted, and not where nobody can tell', async () => {
  let looks = 0;
  const free = () => Promise.resolve(0 * looks++);
  await untilRoom({ folder: '/datos', isOver: () => looks > 2, every: 1, free }, () => undefined);
  expect(looks).toBe(3);
  expect(await hasRoom('/no/hay/tal/carpeta')).toBe(true);
});
