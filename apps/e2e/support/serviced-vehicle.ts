import type { Api } from './api';
import { type Person, tag } from './people';
import { openWorkshop } from './workshops';

/** A vehicle in a client's garage that was at a workshop once: its id, its plate, and the workshop's name. */
export async function servicedVehicle(api: Api, client: Person) {
  const token = await api.token(client);
  const placa = 'AB123CD';
  const [{ _id: vehiculoId }] = await api.done<[{ _id: string }]>('POST', '/api/client/garaje', {
    token,
    body: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: '1.8', placa },
  });
  const taller = `Taller ${tag()}`;
  const workshop = await openWorkshop(api, taller);
  const { _id: tallerId } = await api.done<{ _id: string }>('GET', '/api/auth/me', { token: workshop.token });
  const { dias } = await api.done<{ dias: { fecha: string; horas: string[] }[] }>(
    'GET',
    `/api/cita/mecanica/horas/${workshop.servicioId}?mes=${nextMonth()}`,
  );
  const { _id: citaId } = await api.done<{ _id: string }>('POST', '/api/cita/mecanica', {
    token,
    body: {
      servicioId: workshop.servicioId,
      tallerId,
      fecha: dias[0]!.fecha,
      hora: dias[0]!.horas[0],
      vehiculoId,
      descripcionProblema: 'Suena al frenar en bajada',
    },
  });
  for (const [step, body] of [
    ['confirmar', {}],
    ['estado', { estado: 'en_proceso' }],
    ['trabajos', { trabajosRealizados: ['Cambio de pastillas delanteras', 'Purga del sistema'] }],
    [
      'completar',
      {
        precioFinal: 45,
        motivoPrecio: 'Purga del sistema',
        garantiaDias: 90,
        garantiaKilometros: 5000,
        kilometraje: 84_000,
      },
    ],
  ] as const)
    await api.done('PUT', `/api/cita/mecanica/${citaId}/${step}`, { token: workshop.token, body });
  return { vehiculoId, placa, taller, citaId };
}

/** 'YYYY-MM' in which every workshop of the stories has free days, whatever today is. */
function nextMonth(): string {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 15)).toISOString().slice(0, 7);
}
