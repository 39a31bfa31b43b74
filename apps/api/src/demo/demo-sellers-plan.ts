import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import { demoTiendas } from '@tuerca/fixtures/demo-data';

/** Administrators' decision about a business; `pendiente` waits for one. */
type Ending = { estado: 'pendiente' } | { estado: 'pausada' | 'rechazada'; motivo: string };
type Place = Pick<Direccion, 'estado' | 'ciudad' | 'codigoPostal'> & { calle: string };
interface Newcomer {
  id: string;
  nombre: string;
  descripcion: string;
  representante: string;
  telefono: string;
  /** Eight digits of a RIF of letter J. */
  rif: string;
  direccion: Place;
  ending: Ending;
}

const at = (estado: Place['estado'], ciudad: string, codigoPostal: string, calle: string): Place => ({
  estado,
  ciudad,
  codigoPostal,
  calle,
});

/** Stores beside the twelve that sell; the second shares its telephone with one of them, as a double does. */
export const NEW_STORES: readonly Newcomer[] = [
  {
    id: 'tienda-llovizna',
    nombre: 'Repuestos La Llovizna',
    descripcion: 'Amortiguadores, bujes y puntas de tripoide para camionetas, con instalación en la misma cuadra.',
    representante: 'Yelitza Marcano',
    telefono: '0424-9001122',
    rif: '99900101',
    direccion: at('Bolívar', 'Ciudad Bolívar', '8001', 'Av. Táchira, galpón 7'),
    ending: { estado: 'pendiente' },
  },
  {
    id: 'tienda-turpial-express',
    nombre: 'Turpial Azul Express',
    descripcion: 'Filtros y aceites con entrega el mismo día en el este de Caracas.',
    representante: 'Argenis Colmenares',
    telefono: demoTiendas[0]!.telefono,
    rif: '99900102',
    direccion: at('Miranda', 'Chacao', '1060', 'Calle Páez, edificio Roraima, local PB-2'),
    ending: { estado: 'pendiente' },
  },
  {
    id: 'tienda-medanos',
    nombre: 'Autopartes Los Médanos',
    descripcion: 'Carrocería y faros de segunda mano y nuevos.',
    representante: 'Ramón Chirinos',
    telefono: '0416-9003344',
    rif: '99900103',
    direccion: at('Falcón', 'Coro', '4101', 'Av. Manaure con calle Zamora'),
    ending: { estado: 'pausada', motivo: 'Tres clientes esperan su reembolso desde hace dos semanas.' },
  },
  {
    id: 'tienda-importaciones-dt',
    nombre: 'Importaciones DT',
    descripcion: 'Repuestos importados a pedido.',
    representante: 'Dixon Terán',
    telefono: '0412-9005566',
    rif: '99900104',
    direccion: at('Zulia', 'Cabimas', '4013', 'Carretera H'),
    ending: { estado: 'rechazada', motivo: REVISION_MESSAGES.rejectionExample },
  },
];

/** The same of workshops. */
export const NEW_WORKSHOPS: readonly Newcomer[] = [
  {
    id: 'taller-chama',
    nombre: 'Taller Río Chama',
    descripcion: 'Frenos, suspensión y alineación. Atendemos con cita y por orden de llegada.',
    representante: 'Neptalí Dugarte',
    telefono: '0414-9007788',
    rif: '99900105',
    direccion: at('Mérida', 'Ejido', '5111', 'Av. Fernández Peña, sector La Vega'),
    ending: { estado: 'pendiente' },
  },
  {
    id: 'taller-cumana',
    nombre: 'Electroauto Cumaná',
    descripcion: 'Alternadores, arranques y diagnóstico con escáner.',
    representante: 'Luisa Rondón',
    telefono: '0426-9009900',
    rif: '99900106',
    direccion: at('Sucre', 'Cumaná', '6101', 'Av. Gran Mariscal, local 14'),
    ending: { estado: 'pausada', motivo: 'El teléfono no contesta y hay citas confirmadas sin atender.' },
  },
  {
    id: 'taller-llanero',
    nombre: 'Mecánica El Llanero',
    descripcion: 'Mecánica general.',
    representante: 'Pedro Arteaga',
    telefono: '0414-9002211',
    rif: '99900107',
    direccion: at('Barinas', 'Barinas', '5201', 'Calle 5'),
    ending: { estado: 'rechazada', motivo: 'La dirección no existe y las fotos son de otro taller.' },
  },
];
