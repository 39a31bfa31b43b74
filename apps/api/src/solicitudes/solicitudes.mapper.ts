import { normalizeText } from '@tuerca/contracts/kernel/text';
import { MAX_PROPOSALS_PER_STORE } from '@tuerca/contracts/solicitudes/rules';
import type { Propuesta, ResumenSolicitud, Solicitud, SolicitudTienda } from '@tuerca/contracts/solicitudes/schemas';
import { propuestaEstado, solicitudEstado } from '@tuerca/contracts/solicitudes/states';
import type { PublicConfig } from '@tuerca/contracts/system/schemas';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { PropuestaDoc } from './propuesta.schema';
import type { SolicitudDoc } from './solicitud.schema';

/** What a proposal shows of its store. */
export interface StoreFacts {
  tienda: Propuesta['tienda'];
  /** It sells now. */
  activo: boolean;
}
/** What answers are drawn with. */
export interface Scene {
  stores: ReadonlyMap<string, StoreFacts>;
  config: Pick<PublicConfig, 'tasa' | 'envio'>;
  now: Date;
}
interface Place {
  estado: string;
  ciudad: string;
}
type Nearness = Propuesta['cercania'];
/** The product that an accepted proposal is bought under. */
export interface HeldState {
  hasta: Date;
  vigente: boolean;
  disponible: number;
}

const same = (a: string, b: string) => normalizeText(a) === normalizeText(b);
/** How near a store is to a client. */
export function nearness(a: Place, b: Place): Nearness {
  if (!same(a.estado, b.estado)) return 'pais';
  return same(a.ciudad, b.ciudad) ? 'ciudad' : 'estado';
}

/** Cents of a dollar of delivery by the platform's tariff, as checkout computes it. */
function deliveryCents({ pesoKg, cantidad, entrega }: PropuestaDoc, near: Nearness, { envio }: Scene['config']) {
  if (entrega === 'solo_retiro') return null;
  if (near === 'ciudad') return toCentimos(envio.local);
  const kilos = Math.max(1, Math.ceil(Number(((pesoKg ?? 1) * cantidad).toFixed(3))));
  return toCentimos(envio.nacionalBase) + toCentimos(envio.nacionalKg) * (kilos - 1);
}

export function toPropuesta(doc: PropuestaDoc, { ubicacion }: SolicitudDoc, scene: Scene): Propuesta | null {
  const facts = scene.stores.get(String(doc.tiendaId));
  if (!facts) return null;
  const cercania = nearness(facts.tienda, ubicacion);
  const envio = deliveryCents(doc, cercania, scene.config);
  const bs = (cents: number) => toMonto(toBolivares(cents, scene.config.tasa.valor));
  return {
    _id: String(doc._id),
    estado: propuestaEstado(doc, scene.now),
    tienda: facts.tienda,
    productoId: doc.productoId && String(doc.productoId),
    nombre: doc.nombre,
    marcaRepuesto: doc.marcaRepuesto,
    condicion: doc.condicion,
    imagen: doc.imagen,
    precio: toMonto(doc.precio),
    precioBs: bs(doc.precio),
    cantidad: doc.cantidad,
    entrega: doc.entrega,
    diasEntrega: doc.diasEntrega,
    envio: envio === null ? null : toMonto(envio),
    envioBs: envio === null ? null : bs(envio),
    cercania,
    vence: doc.vence.toISOString(),
    fecha: doc.fecha.toISOString(),
    nota: doc.nota,
  };
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

export function toResumen(doc: SolicitudDoc, propuestas: readonly PropuestaDoc[], now: Date): ResumenSolicitud {
  const open = propuestas.filter((one) => propuestaEstado(one, now) === 'enviada');
  return {
    ...common(doc, now),
    vigentes: open.length,
    recibidas: propuestas.length,
    desde: open.length ? toMonto(Math.min(...open.map(({ precio }) => precio))) : null,
  };
}

export function toSolicitud(
  doc: SolicitudDoc,
  docs: readonly PropuestaDoc[],
  held: HeldState | null,
  scene: Scene,
): Solicitud {
  const accepted = docs.find(({ apartadoId }) => apartadoId);
  return {
    ...toResumen(doc, docs, scene.now),
    avisadas: doc.tiendas.length,
    avisando: !!doc.porAvisar,
    propuestas: docs.flatMap((one) => toPropuesta(one, doc, scene) ?? []),
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
  scene: Scene,
): SolicitudTienda {
  const told = doc.tiendas.find((one) => String(one.tiendaId) === tiendaId);
  const facts = scene.stores.get(tiendaId);
  const shown = common(doc, scene.now);
  const restantes = Math.max(0, MAX_PROPOSALS_PER_STORE - docs.length);
  const holds = docs.some((one) => propuestaEstado(one, scene.now) === 'enviada');
  return {
    ...shown,
    nueva: !told?.vista && !told?.respondida && shown.estado === 'abierta',
    cercania: facts ? nearness(facts.tienda, doc.ubicacion) : 'pais',
    propuestas: docs.flatMap((one) => toPropuesta(one, doc, scene) ?? []),
    puedeProponer: shown.estado === 'abierta' && !holds && restantes > 0 && !!facts?.activo,
    restantes,
    ganada: docs.some(({ estado }) => estado === 'aceptada'),
  };
}
