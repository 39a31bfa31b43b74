import type { LlamadaLinea } from '@tuerca/contracts/citas/presupuestos/calls';
import type { LineaPresupuesto, Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';

const id = (n: number) => n.toString(16).padStart(24, '0');
const RATE = 100;

/** A line of the workshop's own work; `precio` in dollars. */
export const buildWork = (n = 1, over: Partial<LineaPresupuesto> = {}): LineaPresupuesto => ({
  _id: id(n),
  tipo: 'mano_obra',
  descripcion: `Cambiar pastillas ${n}`,
  cantidad: 1,
  precio: 25,
  precioBs: 25 * RATE,
  subtotal: 25,
  subtotalBs: 25 * RATE,
  estado: 'pendiente',
  productoId: null,
  producto: null,
  llamada: null,
  ...over,
});

/** An approval by telephone of 22 November 2026 at noon, which can be objected to for two days. */
export const buildCall = (over: Partial<LlamadaLinea> = {}): LlamadaLinea => ({
  con: 'Ana Pérez',
  fecha: '2026-11-22T16:00:00.000Z',
  nota: 'Que las cambien hoy',
  anotada: '2026-11-22T16:10:00.000Z',
  hasta: '2026-11-24T16:10:00.000Z',
  objetada: null,
  objecion: null,
  ...over,
});

/** A line of a part that a store sells. */
export const buildPart = (n = 2, over: Partial<LineaPresupuesto> = {}): LineaPresupuesto => ({
  ...buildWork(n),
  tipo: 'repuesto',
  descripcion: `Pastillas cerámicas ${n}`,
  cantidad: 2,
  precio: 30,
  precioBs: 30 * RATE,
  subtotal: 60,
  subtotalBs: 60 * RATE,
  productoId: id(900 + n),
  producto: {
    _id: id(900 + n),
    nombre: `Pastillas cerámicas ${n}`,
    imagen: null,
    tienda: { _id: id(800), nombre: 'Repuestos La Guaira' },
    precio: 30,
    stock: 4,
    disponible: true,
    ajuste: 'compatible',
  },
  ...over,
});

/** A presupuesto that waits for its answer: work for 25 $ and a part for 60 $. */
export const buildPresupuesto = (over: Partial<Presupuesto> = {}): Presupuesto => ({
  _id: id(50),
  citaId: id(60),
  version: 1,
  estado: 'enviado',
  taller: { _id: id(700), nombre: 'Frenos del Ávila' },
  vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012 },
  lineas: [buildWork(), buildPart()],
  totales: { manoObra: 25, repuestos: 60, total: 85, totalBs: 8500, aprobado: 0, aprobadoBs: 0 },
  notas: 'Las pastillas ya no tienen material.',
  vence: '2026-11-25T16:00:00.000Z',
  respondido: null,
  comentario: null,
  historial: [{ accion: 'enviado', fecha: '2026-11-22T16:00:00.000Z', lineas: 2, nota: null }],
  createdAt: '2026-11-22T16:00:00.000Z',
  ...over,
});
