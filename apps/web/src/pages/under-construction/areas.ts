import { paths } from '../../lib/paths';

export interface Area {
  title: string;
  /** What will be possible here. */
  upcoming: readonly [string, string, string];
  /** Where to go now. */
  links: readonly { to: string; label: string }[];
}

const catalogue = { to: paths.catalogue(), label: 'Ver repuestos' };
const home = { to: paths.home(), label: 'Ir al inicio' };
const orders = { to: paths.clientOrders(), label: 'Mis compras' };

/** By the first part of the address that matches; longer ones first. */
const AREAS: readonly (readonly [string, Area])[] = [
  [
    '/cliente/metodo',
    {
      title: 'Métodos de pago',
      upcoming: [
        'Guardar tus datos de Pago Móvil y transferencia',
        'Elegir el que usas siempre',
        'Pagar sin volver a escribirlos',
      ],
      links: [orders, catalogue],
    },
  ],
  [
    '/cliente',
    {
      title: 'Tu cuenta',
      upcoming: [
        'Cambiar tus datos y tu contraseña',
        'Guardar tus vehículos y direcciones',
        'Elegir qué avisos recibes',
      ],
      links: [orders, catalogue],
    },
  ],
  [
    '/tiendas',
    {
      title: 'Tiendas',
      upcoming: [
        'Ver todas las tiendas con su horario',
        'Filtrarlas por lo que venden',
        'Conocer su valoración antes de comprar',
      ],
      links: [catalogue, home],
    },
  ],
  [
    '/talleres',
    {
      title: 'Talleres',
      upcoming: [
        'Encontrar talleres por especialidad y estado',
        'Ver su horario y su valoración',
        'Agendar una cita sin llamar',
      ],
      links: [catalogue, home],
    },
  ],
  [
    '/taller',
    {
      title: 'Panel de tu taller',
      upcoming: [
        'Publicar tus servicios y precios',
        'Recibir citas según tu horario',
        'Llevar el historial de cada cliente',
      ],
      links: [{ to: paths.catalogue(), label: 'Ver el catálogo' }, home],
    },
  ],
  [
    '/admin',
    {
      title: 'Administración',
      upcoming: [
        'Verificar pagos y actualizar la tasa del día',
        'Administrar usuarios, tiendas y talleres',
        'Revisar productos, ofertas y comentarios',
      ],
      links: [{ to: paths.catalogue(), label: 'Ver el catálogo' }, home],
    },
  ],
];

/** What will stand at an address that is not open yet; undefined for addresses that never will be. */
export const areaOf = (pathname: string): Area | undefined =>
  AREAS.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1];
