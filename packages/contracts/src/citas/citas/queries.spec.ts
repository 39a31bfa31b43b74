import { AgendaQuery, CitaQuery } from './queries';

it.each([
  ['2026-12-01', '2026-12-01', true],
  ['2026-12-01', '2027-01-11', true],
  ['2026-12-01', '2027-01-12', false],
  ['2026-12-02', '2026-12-01', false],
  ['\u0000', '2026-12-01', false],
  ['2026-12-01', 'null', false],
  ['2026-02-31', '2026-03-01', false],
])('the agenda from %j to %j: %j', (desde, hasta, fits) => {
  expect(AgendaQuery.safeParse({ desde, hasta }).success).toBe(fits);
});

it.each([
  ['2026-11-21', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T10:00:00-04:00', '2026-11-21T14:00:00.000Z'],
  ['2026-02-30', null],
  ['mañana', null],
])('appointments from %j on', (fechaInicio, instant) => {
  expect(CitaQuery.safeParse({ fechaInicio }).data?.fechaInicio?.toISOString() ?? null).toBe(instant);
});
