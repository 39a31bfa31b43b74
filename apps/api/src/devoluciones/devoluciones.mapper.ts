import type { StatedConditions } from '@tuerca/contracts/products/stated';
import { lastReturnDate, type MotivoDevolucion, MOTIVOS_DEVOLUCION } from '@tuerca/contracts/devoluciones/rules';
import type {
  CondicionesDevolucion,
  Devolucion,
  LineaDevolucion,
  ResumenDevolucion,
} from '@tuerca/contracts/devoluciones/schemas';
import { answerDeadline, canAskRevision, returnDeadline } from '@tuerca/contracts/devoluciones/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { DevolucionDoc, LineaDevueltaDoc } from './devolucion.schema';

/** An order as far as its returns are concerned; amounts in céntimos and cents. */
interface ReturnableOrder {
  _id: unknown;
  numero: string;
  tienda: { nombre: string };
  envio: number;
  envioDevuelto?: boolean;
  items: (Omit<LineaDevueltaDoc, 'vendibles'> & { devueltas?: number; condiciones?: StatedConditions })[];
}

function toLinea(line: LineaDevueltaDoc): LineaDevolucion {
  const { nombre, imagen, cantidad, precioUnitario, precioUSD, vendibles } = line;
  return {
    productoId: String(line.productoId),
    nombre,
    imagen,
    cantidad,
    precioUnitario: toMonto(precioUnitario),
    precioUSD: toMonto(precioUSD),
    subtotal: toMonto(precioUnitario * cantidad),
    vendibles,
  };
}

/** A return as lists show it. */
export function toResumen(doc: DevolucionDoc): ResumenDevolucion {
  const waitsForStore = doc.estado === 'solicitada' || doc.estado === 'recibida';
  return {
    _id: String(doc._id),
    numero: doc.numero,
    estado: doc.estado,
    motivo: doc.motivo,
    fecha: doc.fecha.toISOString(),
    pedido: { _id: String(doc.pedidoId), numero: doc.pedidoNumero },
    tienda: { _id: String(doc.tiendaId), ...doc.tienda },
    cliente: { _id: String(doc.clienteId), ...doc.cliente },
    lineas: doc.lineas.map(toLinea),
    monto: toMonto(doc.monto),
    montoUSD: toMonto(doc.montoUSD),
    responderAntes: waitsForStore ? answerDeadline(doc.movida).toISOString() : null,
  };
}

/** A return with all that was said and done, as it stands at `now`. */
export function toDevolucion(doc: DevolucionDoc, now: Date): Devolucion {
  const { detalle, fotos, tasa, instrucciones, motivoRechazo, condicion, referencia } = doc;
  const { nombreBanco, cedula, telefono, nombrePersona } = doc.reembolso;
  return {
    ...toResumen(doc),
    detalle,
    fotos,
    subtotal: toMonto(doc.subtotal),
    envio: toMonto(doc.envio),
    tasa,
    entregado: doc.entregado.toISOString(),
    reembolso: { nombreBanco, cedula, telefono, nombrePersona },
    instrucciones,
    motivoRechazo,
    condicion,
    referencia,
    devolverAntes: doc.estado === 'aceptada' ? returnDeadline(doc.movida).toISOString() : null,
    revision: doc.revision?.toISOString() ?? null,
    puedePedirRevision: canAskRevision(doc, now),
    mensajes: doc.mensajes.map(({ _id, por, texto, fecha }) => ({
      _id: String(_id),
      por,
      texto,
      fecha: fecha.toISOString(),
    })),
    historialEstados: doc.historialEstados.map((step) => ({ ...step, fecha: step.fecha.toISOString() })),
  };
}

/** What an order's lines stated when they were bought; of older orders what their products state now. */
export type StatedByProduct = Map<string, StatedConditions>;
const NOTHING_STATED: StatedConditions = { garantia: null, devolucion: null };

/** What can still be returned of an order that was delivered at `entregado`, and what was. */
export function toCondiciones(
  pedido: ReturnableOrder,
  devoluciones: DevolucionDoc[],
  { entregado, stated, now }: { entregado: Date | null; stated: StatedByProduct; now: Date },
): CondicionesDevolucion {
  const today = caracasDate(now);
  const lineas = pedido.items.map((item): CondicionesDevolucion['lineas'][number] => {
    const { subtotal: _subtotal, vendibles: _vendibles, ...line } = toLinea({ ...item, vendibles: null });
    const conditions = stated.get(line.productoId) ?? NOTHING_STATED;
    const until = (motivo: MotivoDevolucion) => entregado && lastReturnDate(motivo, conditions, entregado);
    return {
      ...line,
      disponibles: item.cantidad - (item.devueltas ?? 0),
      ...conditions,
      plazos: Object.fromEntries(MOTIVOS_DEVOLUCION.map((motivo) => [motivo, until(motivo)])) as Record<
        MotivoDevolucion,
        string | null
      >,
    };
  });
  const inTime = ({ disponibles, plazos }: (typeof lineas)[number]) =>
    disponibles > 0 && Object.values(plazos).some((date) => date !== null && date >= today);
  return {
    pedido: {
      _id: String(pedido._id),
      numero: pedido.numero,
      tienda: pedido.tienda.nombre,
      entregado: entregado?.toISOString() ?? null,
    },
    lineas,
    envio: toMonto(pedido.envioDevuelto ? 0 : pedido.envio),
    disponible: lineas.some(inTime),
    devoluciones: devoluciones.map(toResumen),
  };
}
