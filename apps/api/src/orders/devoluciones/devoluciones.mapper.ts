import type { Devolucion, LineaDevolucion, ResumenDevolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { answerDeadline, bringBackDeadline, canAskRevision } from '@tuerca/contracts/orders/devoluciones/states';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { DevolucionDoc } from './devolucion.schema';
import type { LineaDevueltaDoc } from './devolucion-parts.schema';

/** A line that is returned. */
export function toLineaDevolucion(line: LineaDevueltaDoc): LineaDevolucion {
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
export function toResumenDevolucion(doc: DevolucionDoc): ResumenDevolucion {
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
    lineas: doc.lineas.map(toLineaDevolucion),
    monto: toMonto(doc.monto),
    montoUSD: toMonto(doc.montoUSD),
    responderAntes: waitsForStore ? answerDeadline(doc.movida).toISOString() : null,
  };
}

/** A return with all that was said and done, as it stands at `now`; with `authors` who of the store it was. */
export function toDevolucion(doc: DevolucionDoc, now: Date, { authors }: { authors: boolean }): Devolucion {
  const { detalle, fotos, tasa, instrucciones, motivoRechazo, condicion, referencia } = doc;
  const { nombreBanco, cedula, telefono, nombrePersona } = doc.reembolso;
  return {
    ...toResumenDevolucion(doc),
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
    devolverAntes: doc.estado === 'aceptada' ? bringBackDeadline(doc.movida).toISOString() : null,
    revision: doc.revision?.toISOString() ?? null,
    puedePedirRevision: canAskRevision(doc, now),
    mensajes: doc.mensajes.map(({ _id, por, texto, fecha, autor }) => ({
      _id: String(_id),
      por,
      texto,
      fecha: fecha.toISOString(),
      ...(authors && { autor: autor ?? null }),
    })),
    historialEstados: doc.historialEstados.map(({ autor, ...step }) => ({
      ...step,
      fecha: step.fecha.toISOString(),
      ...(authors && { autor: autor ?? null }),
    })),
  };
}
