import { DAY } from '@tuerca/contracts/kernel/time';
import type { CondicionesDevolucion, Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { idOf, TIENDA_A } from './purchase';

const soon = (days: number) => caracasDate(new Date(Date.now() + days * DAY));
const LINEA = {
  productoId: idOf('a'),
  nombre: 'Pastillas de freno',
  imagen: null,
  cantidad: 2,
  precioUnitario: 1000.5,
  precioUSD: 4.08,
};

/** A return that its store has not answered yet. */
export const buildDevolucion = (over: Partial<Devolucion> = {}): Devolucion => ({
  _id: idOf('9'),
  numero: 'TU-20261121-0001-D1',
  estado: 'solicitada',
  motivo: 'no_sirve',
  fecha: new Date().toISOString(),
  pedido: { _id: idOf('e'), numero: 'TU-20261121-0001' },
  tienda: { _id: TIENDA_A._id, nombre: TIENDA_A.nombreTienda, telefono: null },
  cliente: { _id: idOf('f'), nombre: 'María Pérez', telefono: '+584141234567' },
  lineas: [{ ...LINEA, cantidad: 1, subtotal: 1000.5, vendibles: null }],
  monto: 1000.5,
  montoUSD: 4.08,
  responderAntes: new Date(Date.now() + 3 * DAY).toISOString(),
  detalle: 'No encaja en mi Corolla 2012',
  fotos: [],
  subtotal: 1000.5,
  envio: 0,
  tasa: 245.1,
  entregado: new Date(Date.now() - DAY).toISOString(),
  reembolso: {
    nombreBanco: 'Banesco',
    cedula: 'V-12345678',
    telefono: '+584141234567',
    nombrePersona: 'María Pérez',
  },
  instrucciones: null,
  motivoRechazo: null,
  condicion: null,
  referencia: null,
  devolverAntes: null,
  revision: null,
  puedePedirRevision: false,
  mensajes: [],
  historialEstados: [{ estado: 'solicitada', fecha: new Date().toISOString(), por: 'cliente', nota: null }],
  ...over,
});

/** A delivered order of which everything can still be returned. */
export const buildCondiciones = (over: Partial<CondicionesDevolucion> = {}): CondicionesDevolucion => ({
  pedido: {
    _id: idOf('e'),
    numero: 'TU-20261121-0001',
    tienda: TIENDA_A.nombreTienda,
    entregado: soon(-1) + 'T16:00:00.000Z',
  },
  lineas: [
    {
      ...LINEA,
      disponibles: 2,
      devolucion: null,
      garantia: '30 días',
      plazos: { no_sirve: soon(6), defectuoso: soon(29), equivocado: soon(6), no_necesario: soon(6) },
    },
    {
      ...LINEA,
      productoId: idOf('b'),
      nombre: 'Módulo de encendido',
      cantidad: 1,
      disponibles: 1,
      devolucion: 'Sin devolución',
      garantia: null,
      plazos: { no_sirve: null, defectuoso: soon(6), equivocado: soon(6), no_necesario: null },
    },
  ],
  envio: 500,
  disponible: true,
  devoluciones: [],
  ...over,
});

/** Number of returns in each state, as in the meta of a list. */
export const NO_COUNTS = { solicitada: 0, aceptada: 0, recibida: 0, reembolsada: 0, rechazada: 0, cancelada: 0 };
