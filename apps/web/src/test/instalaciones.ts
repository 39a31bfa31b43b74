import type { Instalaciones, TallerInstalacion } from '@tuerca/contracts/cart/instalaciones/schemas';
import { idOf } from './purchase';

/** A workshop near the client that mounts the pads of the cart. */
export const buildTallerInstalacion = (over: Partial<TallerInstalacion> = {}): TallerInstalacion => ({
  _id: idOf('7'),
  nombre: 'Frenos del Ávila',
  ciudad: 'Caracas',
  estado: 'Distrito Capital',
  direccion: 'Av. Sucre, galpón 3, Caracas',
  fotoPerfil: null,
  calificacion: 4.7,
  numeroValoraciones: 31,
  ruta: `/talleres/${idOf('7')}`,
  cercania: 'ciudad',
  servicios: [
    {
      servicioId: idOf('8'),
      nombre: 'Cambio de pastillas delanteras',
      precio: 25,
      precioBs: 6127.5,
      precioFinal: 25,
      precioFinalBs: 6127.5,
      precioFijo: true,
      duracion: 60,
      productoIds: [idOf('a')],
      exacto: true,
      dias: [
        { fecha: '2026-11-24', horas: ['09:00', '10:30'] },
        { fecha: '2026-11-25', horas: ['14:00'] },
      ],
    },
  ],
  ...over,
});

/** Offers of the workshops near Caracas for a cart with pads. */
export const buildInstalaciones = (over: Partial<Instalaciones> = {}): Instalaciones => ({
  repuestos: [{ productoId: idOf('a'), nombre: 'Pastillas de freno' }],
  lugar: { estado: 'Distrito Capital', ciudad: 'Caracas' },
  vehiculoId: null,
  tipo: 'sedan',
  desde: '2026-11-23T14:00:00.000Z',
  talleres: [buildTallerInstalacion()],
  ...over,
});
