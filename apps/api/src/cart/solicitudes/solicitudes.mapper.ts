import { MAX_PROPOSALS_PER_STORE } from '@tuerca/contracts/cart/solicitudes/rules';
import type { ResumenSolicitud, Solicitud, SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { propuestaEstado, solicitudEstado } from '@tuerca/contracts/cart/solicitudes/states';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { nearness, type ProposalContext, toPropuesta } from './propuesta.mapper';
import type { PropuestaDoc } from './propuesta.schema';
import type { SolicitudDoc } from './solicitud.schema';

/** The product that an accepted proposal is bought under. */
export interface HeldState {
  hasta: Date;
  vigente: boolean;
  disponible: number;
}

const common = (doc: SolicitudDoc, now: Date) => ({
  _id: String(doc._id),
  estado: solicitudEstado(doc, now),
  pieza: doc.pieza,
  categoria: doc.categoria,
  vehiculo: doc.vehiculo,
  cantidad: doc.cantidad,
  fotos: doc.fotos,
  ubicacion: doc.ubicacion,
  nota: doc.nota,
  fecha: doc.fecha.toISOString(),
  vence: doc.vence.toISOString(),
});

/** A request as its client lists it at `now`, with how many proposals stand and from which price. */
export function toResumenSolicitud(
  doc: SolicitudDoc,
  propuestas: readonly PropuestaDoc[],
  now: Date,
): ResumenSolicitud {
  const open = propuestas.filter((one) => propuestaEstado(one, now) === 'enviada');
  return {
    ...common(doc, now),
    vigentes: open.length,
    recibidas: propuestas.length,
    desde: open.length ? toMonto(Math.min(...open.map(({ precio }) => precio))) : null,
  };
}

/** A request with its proposals, as its client reads it. */
export function toSolicitud(
  doc: SolicitudDoc,
  docs: readonly PropuestaDoc[],
  held: HeldState | null,
  context: ProposalContext,
): Solicitud {
  const accepted = docs.find(({ apartadoId }) => apartadoId);
  return {
    ...toResumenSolicitud(doc, docs, context.now),
    avisadas: doc.tiendas.length,
    avisando: !!doc.porAvisar,
    propuestas: docs.flatMap((one) => toPropuesta(one, doc, context) ?? []),
    apartado:
      accepted && held
        ? {
            propuestaId: String(accepted._id),
            productoId: String(accepted.apartadoId),
            hasta: held.hasta.toISOString(),
            vigente: held.vigente,
            disponible: held.disponible,
          }
        : null,
  };
}

/** A request as one of the stores that were told of it sees it: its own proposals and no other. */
export function toSolicitudTienda(
  doc: SolicitudDoc,
  docs: readonly PropuestaDoc[],
  tiendaId: string,
  context: ProposalContext,
): SolicitudTienda {
  const told = doc.tiendas.find((one) => String(one.tiendaId) === tiendaId);
  const facts = context.stores.get(tiendaId);
  const shown = common(doc, context.now);
  const restantes = Math.max(0, MAX_PROPOSALS_PER_STORE - docs.length);
  const holds = docs.some((one) => propuestaEstado(one, context.now) === 'enviada');
  return {
    ...shown,
    nueva: !told?.vista && !told?.respondida && shown.estado === 'abierta',
    cercania: facts ? nearness(facts.tienda, doc.ubicacion) : 'pais',
    propuestas: docs.flatMap((one) => toPropuesta(one, doc, context, { authors: true }) ?? []),
    puedeProponer: shown.estado === 'abierta' && !holds && restantes > 0 && !!facts?.activo,
    restantes,
    ganada: docs.some(({ estado }) => estado === 'aceptada'),
  };
}
