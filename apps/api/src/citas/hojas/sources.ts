import { warrantyEnd } from '@tuerca/contracts/citas/citas/warranty';
import type { EventoHoja } from '@tuerca/contracts/citas/hojas/schemas';
import { statedWarranty } from '@tuerca/contracts/products/products/warranty';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { StoredPedido } from '../../orders/orders/orders.service';
import type { StoredCita } from '../citas/citas.service';
import type { ApprovedPart } from '../presupuestos/presupuestos.service';
import { type EventDraft, NOTHING } from './hojas.mapper';

type Asignacion = EventoHoja['asignacion'];

const units = ({ cantidad, nombre }: Pick<ApprovedPart, 'cantidad' | 'nombre'>): string =>
  cantidad === 1 ? nombre : `${cantidad} × ${nombre}`;

/** A completed appointment as an entry, with the parts that its client approved. */
export function fromCita(cita: StoredCita, asignacion: Asignacion, parts: readonly ApprovedPart[] = []): EventDraft {
  const end = cita.fechaFinalizacion ?? cita.fechaHora;
  const { garantia, kilometraje, precioFinal, precioFinalBs } = cita;
  const hastaKilometros = garantia?.kilometros && kilometraje !== null ? kilometraje + garantia.kilometros : null;
  return {
    ...NOTHING,
    origen: `cita:${String(cita._id)}`,
    asignacion,
    tipo: 'trabajo',
    fuente: 'taller',
    fecha: caracasDate(end),
    titulo: cita.servicio.nombre,
    detalles: cita.trabajosRealizados,
    lugar: cita.taller.nombre,
    ruta: `/talleres/${String(cita.tallerId)}`,
    kilometraje,
    garantia: garantia && {
      hasta: garantia.dias ? warrantyEnd(end, garantia.dias) : null,
      hastaKilometros,
      texto: null,
    },
    repuestos: parts.map(units),
    precio: precioFinal === null ? null : toMonto(precioFinal),
    precioBs: precioFinalBs === null ? null : toMonto(precioFinalBs),
    citaId: String(cita._id),
  };
}

/** Origin of a line of an order. */
export const originOfItem = (pedido: StoredPedido, { productoId }: StoredPedido['items'][number]): string =>
  `repuesto:${String(pedido._id)}:${String(productoId)}`;

/** A bought part as an entry; its warranty, as its store states it, runs from the delivery. */
export function fromItem(
  pedido: StoredPedido,
  item: StoredPedido['items'][number],
  { asignacion, stated }: { asignacion: Asignacion; stated: string | null },
): EventDraft {
  const delivered = pedido.historialEstados.findLast(({ estado }) => estado === 'entregado');
  const entregado = pedido.estado === 'entregado';
  const fecha = caracasDate((entregado && delivered?.fecha) || pedido.fecha);
  const warranty = entregado && stated ? statedWarranty(stated, fecha) : null;
  return {
    ...NOTHING,
    origen: originOfItem(pedido, item),
    asignacion,
    tipo: 'repuesto',
    fuente: 'tienda',
    fecha,
    titulo: item.nombre,
    detalles: item.cantidad > 1 ? [`${item.cantidad} unidades`] : [],
    lugar: pedido.tienda.nombre,
    ruta: `/producto/tienda/${String(pedido.tiendaId)}`,
    garantia: warranty && { ...warranty, hastaKilometros: null },
    precio: toMonto(item.precioUSD * item.cantidad),
    precioBs: toMonto(item.precioUnitario * item.cantidad),
    entregado,
    pedido: pedido.numero,
  };
}
