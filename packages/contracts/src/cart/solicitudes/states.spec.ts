import { ESTADOS_PROPUESTA, ESTADOS_SOLICITUD, propuestaEstado, solicitudEstado } from './states';

const vence = new Date('2026-12-01T04:00:00Z');
const before = new Date(vence.getTime() - 1);

test('a request and a proposal have expired in their last instant, swept or not', () => {
  expect([
    solicitudEstado({ estado: 'abierta', vence }, before),
    solicitudEstado({ estado: 'abierta', vence }, vence),
  ]).toEqual(['abierta', 'vencida']);
  expect([
    propuestaEstado({ estado: 'enviada', vence }, before),
    propuestaEstado({ estado: 'enviada', vence }, vence),
  ]).toEqual(['enviada', 'vencida']);
});

test('what was decided before stays so', () => {
  for (const estado of ESTADOS_SOLICITUD.filter((one) => one !== 'abierta'))
    expect(solicitudEstado({ estado, vence }, vence)).toBe(estado);
  for (const estado of ESTADOS_PROPUESTA.filter((one) => one !== 'enviada'))
    expect(propuestaEstado({ estado, vence }, vence)).toBe(estado);
});
