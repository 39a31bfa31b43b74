import type { Propuesta } from '@tuerca/contracts/cart/solicitudes/schemas';
import { propuestaEstado } from '@tuerca/contracts/cart/solicitudes/states';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import type { OpenConfig } from '@tuerca/contracts/platform/system/schemas';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { Place } from '@tuerca/contracts/venezuela/place';
import type { PropuestaDoc } from './propuesta.schema';
import type { SolicitudDoc } from './solicitud.schema';

/** Data of its store that a proposal shows. */
export interface StoreFacts {
  tienda: Propuesta['tienda'];
  /** It sells now. */
  activo: boolean;
}
/** Data that proposals are mapped with. */
export interface ProposalContext {
  stores: ReadonlyMap<string, StoreFacts>;
  config: Pick<OpenConfig, 'tasa' | 'envio'>;
  now: Date;
}
type Nearness = Propuesta['cercania'];

const same = (a: string, b: string) => normalizeText(a) === normalizeText(b);
/** Proximity of a store to a client. */
export function nearness(a: Place, b: Place): Nearness {
  if (!same(a.estado, b.estado)) return 'pais';
  return same(a.ciudad, b.ciudad) ? 'ciudad' : 'estado';
}

/** Cents of a dollar of delivery by the platform's tariff, as checkout computes it. */
function deliveryCents(
  { pesoKg, cantidad, entrega }: PropuestaDoc,
  near: Nearness,
  { envio }: ProposalContext['config'],
) {
  if (entrega === 'solo_retiro') return null;
  if (near === 'ciudad') return toCentimos(envio.local);
  const kilos = Math.max(1, Math.ceil(Number(((pesoKg ?? 1) * cantidad).toFixed(3))));
  return toCentimos(envio.nacionalBase) + toCentimos(envio.nacionalKg) * (kilos - 1);
}

/** A proposal as both sides see it, with `authors` also who of the store it was; null while its store cannot be told. */
export function toPropuesta(
  doc: PropuestaDoc,
  { ubicacion }: SolicitudDoc,
  context: ProposalContext,
  { authors = false } = {},
): Propuesta | null {
  const facts = context.stores.get(String(doc.tiendaId));
  if (!facts) return null;
  const cercania = nearness(facts.tienda, ubicacion);
  const envio = deliveryCents(doc, cercania, context.config);
  const bs = (cents: number) => toMonto(toBolivares(cents, context.config.tasa.valor));
  return {
    _id: String(doc._id),
    estado: propuestaEstado(doc, context.now),
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
    ...(authors && { autor: doc.autor ?? null, retiradaPor: doc.retiradaPor ?? null }),
  };
}
