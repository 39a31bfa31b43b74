import { paths } from '../../lib/paths';

export interface Area {
  titulo: string;
  /** What will be possible here. */
  viene: readonly [string, string, string];
  /** Where to go now. */
  ahora: readonly { to: string; label: string }[];
}

const repuestos = { to: paths.productos(), label: 'Ver repuestos' };
const inicio = { to: paths.inicio(), label: 'Ir al inicio' };
const compras = { to: paths.clienteOrdenes(), label: 'Mis compras' };

/** By the first part of the address that matches; longer ones first. */
const AREAS: readonly (readonly [string, Area])[] = [
  [
    '/cliente/servicio',
    {
      titulo: 'Mis citas',
      viene: [
        'Agendar citas en talleres según su horario',
        'Ver el estado de cada servicio y su factura',
        'Reprogramar o cancelar con un toque',
      ],
      ahora: [compras, repuestos],
    },
  ],
  [
    '/cliente/metodo',
    {
      titulo: 'Métodos de pago',
      viene: [
        'Guardar tus datos de Pago Móvil y transferencia',
        'Elegir el que usas siempre',
        'Pagar sin volver a escribirlos',
      ],
      ahora: [compras, repuestos],
    },
  ],
  [
    '/cliente',
    {
      titulo: 'Tu cuenta',
      viene: ['Cambiar tus datos y tu contraseña', 'Guardar tus vehículos y direcciones', 'Elegir qué avisos recibes'],
      ahora: [compras, repuestos],
    },
  ],
  [
    '/tiendas',
    {
      titulo: 'Tiendas',
      viene: [
        'Ver todas las tiendas con su horario',
        'Filtrarlas por lo que venden',
        'Conocer su valoración antes de comprar',
      ],
      ahora: [repuestos, inicio],
    },
  ],
  [
    '/tienda',
    {
      titulo: 'Panel de tu tienda',
      viene: [
        'Publicar productos y cargar tu inventario',
        'Preparar pedidos y ver sus pagos',
        'Crear ofertas y conocer a tus clientes',
      ],
      ahora: [{ to: paths.productos(), label: 'Ver el catálogo' }, inicio],
    },
  ],
  [
    '/talleres',
    {
      titulo: 'Talleres',
      viene: [
        'Encontrar talleres por especialidad y estado',
        'Ver su horario y su valoración',
        'Agendar una cita sin llamar',
      ],
      ahora: [repuestos, inicio],
    },
  ],
  [
    '/taller',
    {
      titulo: 'Panel de tu taller',
      viene: [
        'Publicar tus servicios y precios',
        'Recibir citas según tu horario',
        'Llevar el historial de cada cliente',
      ],
      ahora: [{ to: paths.productos(), label: 'Ver el catálogo' }, inicio],
    },
  ],
  [
    '/admin',
    {
      titulo: 'Administración',
      viene: [
        'Verificar pagos y actualizar la tasa del día',
        'Administrar usuarios, tiendas y talleres',
        'Revisar productos, ofertas y comentarios',
      ],
      ahora: [{ to: paths.productos(), label: 'Ver el catálogo' }, inicio],
    },
  ],
  [
    '/mensajes',
    {
      titulo: 'Mensajes',
      viene: [
        'Escribir a tiendas, talleres y clientes',
        'Saber cuándo leyeron tu mensaje',
        'Recibir respuestas al instante',
      ],
      ahora: [repuestos, inicio],
    },
  ],
  [
    '/notificaciones',
    {
      titulo: 'Notificaciones',
      viene: [
        'Enterarte de cada cambio de tus pedidos',
        'Separar los avisos por tema',
        'Marcar todo como leído de una vez',
      ],
      ahora: [repuestos, inicio],
    },
  ],
];

/** What will stand at an address that is not open yet; undefined for addresses that never will be. */
export const areaOf = (pathname: string): Area | undefined =>
  AREAS.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1];
