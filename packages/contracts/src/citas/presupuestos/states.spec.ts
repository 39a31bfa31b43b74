import { isObjectionable } from './rules';
import { estadoOfLines, ESTADOS_PRESUPUESTO, ESTADOS_WITH_PRESUPUESTO, presupuestoEstado } from './states';

const vence = new Date('2026-11-21T04:00:00Z');
const before = new Date(vence.getTime() - 1);

test('a presupuesto that nobody answered has expired in its instant, another keeps its state', () => {
  expect([
    presupuestoEstado({ estado: 'enviado', vence }, before),
    presupuestoEstado({ estado: 'enviado', vence }, vence),
  ]).toEqual(['enviado', 'vencido']);
  for (const estado of ESTADOS_PRESUPUESTO.filter((one) => one !== 'enviado'))
    expect(presupuestoEstado({ estado, vence }, vence)).toBe(estado);
});

test.each([
  [['aprobada', 'aprobada'], 'aprobado'],
  [['aprobada', 'rechazada'], 'aprobado_parcial'],
  [['rechazada', 'rechazada'], 'rechazado'],
  [['aprobada', 'pendiente'], 'enviado'],
  [['rechazada', 'pendiente'], 'enviado'],
] as const)('lines %j make it %s', (lines, estado) => {
  expect(estadoOfLines(lines.map((one) => ({ estado: one })))).toBe(estado);
});

test('work is proposed from the confirmation until the end of the work', () => {
  expect(ESTADOS_WITH_PRESUPUESTO).toEqual(['confirmada', 'en_proceso', 'pausada']);
});

test('a client objects once, before the end of her time', () => {
  const llamada = { hasta: vence, objetada: null };
  expect([isObjectionable(llamada, before), isObjectionable(llamada, vence)]).toEqual([true, false]);
  expect(isObjectionable({ ...llamada, hasta: vence.toISOString() }, before)).toBe(true);
  expect(isObjectionable({ ...llamada, objetada: before }, before)).toBe(false);
  expect([isObjectionable(null, before), isObjectionable(undefined, before)]).toEqual([false, false]);
});
