import type { EventoHoja, HojaDeVida, HojaPublica } from '@tuerca/contracts/citas/hojas/schemas';

const id = (n: number) => n.toString(16).padStart(24, '0');
/** The vehicle of `buildHoja`. */
export const HOJA_VEHICLE = id(0xbeef);

/** A workshop's work of 12 May 2026 with a warranty that holds; `n` makes its ids. */
export const buildEvento = (n = 1, overrides: Partial<EventoHoja> = {}): EventoHoja => ({
  origen: `cita:${id(n)}`,
  asignacion: 'vehiculo',
  tipo: 'trabajo',
  fuente: 'taller',
  fecha: '2026-05-12',
  titulo: 'Cambio de pastillas',
  detalles: ['Pastillas delanteras', 'Purga'],
  lugar: 'Frenos del Ávila',
  ruta: `/talleres/${id(700)}`,
  kilometraje: 84_000,
  kilometrajeDudoso: false,
  garantia: { estado: 'vigente', hasta: '2027-05-21', hastaKilometros: 89_000, texto: null },
  repuestos: ['2 × Pastillas'],
  nota: null,
  precio: 45,
  precioBs: 4500,
  entregado: true,
  citaId: id(n),
  pedido: null,
  registroId: null,
  ...overrides,
});
/** The owner's entry of 15 March 2024. */
export const buildRegistro = (n = 9, overrides: Partial<EventoHoja> = {}): EventoHoja =>
  buildEvento(n, {
    origen: `registro:${id(n)}`,
    asignacion: 'propio',
    fuente: 'propio',
    fecha: '2024-03-15',
    titulo: 'Correa de tiempo',
    detalles: [],
    lugar: 'Multiservicios Peña',
    ruta: null,
    kilometraje: 61_000,
    garantia: null,
    repuestos: [],
    nota: 'Con factura',
    precio: null,
    precioBs: null,
    citaId: null,
    registroId: id(n),
    ...overrides,
  });

const vehicle = {
  marca: 'Toyota',
  modelo: 'Corolla',
  anio: 2012,
  motor: '1.8',
  tipo: 'sedan',
  placa: 'AB123CD',
} as const;
const resumen = {
  kilometraje: { valor: 84_000, fecha: '2026-05-12' },
  trabajos: 2,
  repuestos: 0,
  propios: 1,
  garantiasVigentes: 1,
  desde: '2024-03-15',
};

/** A record with one workshop's work and one entry of the owner; not shared. */
export const buildHoja = (overrides: Partial<HojaDeVida> = {}): HojaDeVida => ({
  vehiculo: { _id: HOJA_VEHICLE, ...vehicle },
  resumen,
  eventos: [buildEvento(), buildRegistro()],
  sinAsignar: [],
  enlace: null,
  ...overrides,
});
/** The same record in its public form. */
export const buildHojaPublica = (): HojaPublica => ({
  vehiculo: { ...vehicle, placa: 'AB•••CD' },
  resumen,
  eventos: [buildEvento(), buildRegistro()].map(
    ({ tipo, fuente, fecha, titulo, detalles, lugar, ruta, kilometraje, kilometrajeDudoso, garantia }) => ({
      tipo,
      fuente,
      fecha,
      titulo,
      detalles,
      lugar,
      ruta,
      kilometraje,
      kilometrajeDudoso,
      garantia,
    }),
  ),
});
