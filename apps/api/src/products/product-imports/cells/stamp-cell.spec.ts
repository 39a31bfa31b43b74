import { readStamp, writeStamp } from './stamp-cell';

it('is read as it was written, to the millisecond and in the time of Caracas', () => {
  const taken = new Date('2026-11-28T03:05:09.042Z');
  expect(writeStamp(taken)).toBe('Exportado el 27/11/2026 23:05:09.042');
  expect(readStamp(writeStamp(taken))).toEqual(taken);
});

it('is nothing where somebody wrote another text into its column', () => {
  for (const cell of [null, '', 'ayer', 46027, true, 'Exportado el 99/99/2026 23:05:09.042'])
    expect(readStamp(cell)).toBeNull();
});
