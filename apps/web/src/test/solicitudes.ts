import type { Propuesta, Solicitud, SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';

const base = {
  _id: 'a'.repeat(24),
  pieza: 'Bomba de dirección',
  categoria: null,
  vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: null },
  cantidad: 1,
  fotos: [],
  ubicacion: { estado: 'Zulia', ciudad: 'Maracaibo' },
  nota: null,
  fecha: '2026-11-20T14:00:00.000Z',
  vence: '2026-11-25T14:00:00.000Z',
};

/** A proposal of a store for one unit at $ 30. */
export const buildPropuesta = (over: Partial<Propuesta> = {}): Propuesta => ({
  _id: 'b'.repeat(24),
  estado: 'enviada',
  tienda: {
    _id: 'c'.repeat(24),
    nombreTienda: 'Repuestos Ávila',
    ciudad: 'Caracas',
    estado: 'Distrito Capital',
    fotoPerfil: null,
    valoracionPromedio: 4.5,
    numeroValoraciones: 12,
    verificada: true,
  },
  productoId: null,
  nombre: 'Bomba de dirección usada',
  marcaRepuesto: null,
  condicion: 'usado',
  imagen: null,
  precio: 30,
  precioBs: 7350,
  cantidad: 1,
  entrega: 'envio_y_retiro',
  diasEntrega: 2,
  envio: 5,
  envioBs: 1225,
  cercania: 'pais',
  vence: '2026-11-22T14:00:00.000Z',
  fecha: '2026-11-20T15:00:00.000Z',
  nota: null,
  ...over,
});

/** An open request of a client without proposals. */
export const buildSolicitud = (over: Partial<Solicitud> = {}): Solicitud => {
  const propuestas = over.propuestas ?? [];
  const open = propuestas.filter(({ estado }) => estado === 'enviada');
  return {
    ...base,
    estado: 'abierta',
    vigentes: open.length,
    recibidas: propuestas.length,
    desde: open.length ? Math.min(...open.map(({ precio }) => precio)) : null,
    avisadas: 3,
    avisando: false,
    propuestas,
    apartado: null,
    ...over,
  };
};

/** The same as a store that was told of it sees it. */
export const buildSolicitudTienda = (over: Partial<SolicitudTienda> = {}): SolicitudTienda => ({
  ...base,
  estado: 'abierta',
  nueva: true,
  cercania: 'ciudad',
  propuestas: [],
  puedeProponer: true,
  restantes: 3,
  ganada: false,
  ...over,
});
