import { formatDuration, noticeInWords } from './durations';

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [59, '59 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [90, '1 h 30 min'],
  [120, '2 h'],
])('work of %d minutes takes %s', (minutes, words) => expect(formatDuration(minutes)).toBe(words));

test.each([
  [0, '0 minutos'],
  [1, '1 minuto'],
  [30, '30 minutos'],
  [59, '59 minutos'],
  [60, '1 hora'],
  [90, '90 minutos'],
  [120, '2 horas'],
  [1440, '1 día'],
  [1500, '25 horas'],
  [2880, '2 días'],
])('a notice of %d minutes is %s', (minutes, words) => expect(noticeInWords(minutes)).toBe(words));
