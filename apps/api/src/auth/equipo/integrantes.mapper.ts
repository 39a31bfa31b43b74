import type { Integrante } from '@tuerca/contracts/auth/equipo/schemas';
import type { IntegranteDoc } from './integrante.schema';

/** Somebody of a team as its owner sees her; `now` decides whether an invitation's link is over. */
export function toIntegrante(doc: IntegranteDoc, now: Date): Integrante {
  const isOver = doc.estado === 'invitado' && doc.vence !== null && doc.vence <= now;
  return {
    _id: String(doc._id),
    nombre: doc.nombre,
    email: doc.email,
    cargo: doc.cargo,
    estado: isOver ? 'vencido' : doc.estado,
    invitado: doc.invitado.toISOString(),
    vence: doc.vence?.toISOString() ?? null,
    aceptado: doc.aceptado?.toISOString() ?? null,
  };
}
