import { FIELD_MESSAGES } from '../kernel/messages';
import { plural } from '../kernel/plural';
import { ORDER_MESSAGES } from '../orders/orders/messages';
import { RATE_JUMPS } from '../platform/system/messages';

/** Sentences about accounts in the administrators' office. */
export const ADMIN_USER_MESSAGES = {
  loadFailed: 'Error al cargar los usuarios',
  oneFailed: 'Error al cargar el usuario',
  created: 'Usuario creado correctamente',
  createFailed: 'Error al crear el usuario',
  updated: 'Usuario actualizado correctamente',
  updateFailed: 'Error al actualizar el usuario',
  deleted: 'Usuario eliminado correctamente',
  deleteFailed: 'Error al eliminar el usuario',
  activated: 'Usuario activado correctamente',
  deactivated: 'Usuario desactivado correctamente',
  stateFailed: 'Error al cambiar el estado del usuario',
  roleChanged: 'Rol cambiado correctamente',
  roleMissing: 'Elige el rol de la cuenta',
  emailTaken: 'Otra cuenta ya usa este correo electrónico.',
  documentTaken: 'Otra cuenta ya usa este documento.',
  roleByInvitation: 'A un equipo se entra por la invitación de su tienda o taller',
  roleFailed: 'Error al cambiar el rol del usuario',
  exportFailed: 'Error al exportar los usuarios',
  reasonRequired: 'Indica el motivo',
  nothingToChange: FIELD_MESSAGES.nothingToChange,
  storeRequired: 'Completa los datos de la tienda',
  workshopRequired: 'Completa los datos del taller',
  addressRequired: 'La dirección del negocio es obligatoria',
  /** Name shown for a deleted account, wherever it is still referred to. */
  deletedName: 'Cuenta eliminada',
  optionalAddress: 'Opcional: puedes dejarla en blanco.',
} as const;

/** Sentences of the platform's figures. */
export const STATISTICS_MESSAGES = { loadFailed: ORDER_MESSAGES.statisticsFailed } as const;

/** Reasons against deleting an account or changing its role, one phrase each. */
export const OBSTACLES = {
  pedidos: (n: number) => plural(n, 'pedido abierto', 'pedidos abiertos'),
  pagos: (n: number) => plural(n, 'pago en verificación', 'pagos en verificación'),
  citas: (n: number) => plural(n, 'cita por atender', 'citas por atender'),
  devoluciones: (n: number) => plural(n, 'devolución en curso', 'devoluciones en curso'),
  saldo: () => 'dinero por liquidar',
  saldosCliente: (n: number) => plural(n, 'monto por devolverle', 'montos por devolverle'),
} as const;
export type Obstacle = keyof typeof OBSTACLES;

/** '2 pedidos abiertos, 1 pago en verificación y dinero por liquidar'. */
export function joinObstacles(phrases: readonly string[]): string {
  return phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} y ${phrases.at(-1)}`;
}

interface AlertWords {
  titulo: string;
  /** Sentence for how many wait. */
  mensaje: (n: number) => string;
  /** The page on which an administrator acts. */
  ruta: string;
}
/** Texts of each alert of the dashboard, and its page. */
export const ALERT_WORDS = {
  pagos: {
    titulo: 'Pagos por verificar',
    mensaje: (n) => `${plural(n, 'pago de una compra espera', 'pagos de compras esperan')} tu revisión.`,
    ruta: '/admin/pagos?concepto=compra',
  },
  saldos: {
    titulo: 'Dinero por devolver',
    mensaje: (n) => `${plural(n, 'monto de un cliente espera', 'montos de clientes esperan')} su devolución.`,
    ruta: '/admin/pagos?grupo=por_devolver',
  },
  libros: {
    titulo: 'Las cuentas no cuadran',
    mensaje: (n) => `${plural(n, 'pedido no cuadra', 'pedidos no cuadran')}: mira cuáles antes de devolver o liquidar.`,
    ruta: '/admin/estado',
  },
  asuntos: {
    titulo: 'Por resolver',
    mensaje: (n) =>
      `${plural(n, 'pedido o cita espera', 'pedidos y citas esperan')} a que decidas: su cuenta ya no puede cumplir.`,
    ruta: '/admin/por-resolver',
  },
  seCumple: {
    titulo: 'Se cumple y espera tu próximo paso',
    mensaje: (n) =>
      `${plural(n, 'pedido o cita se cumple', 'pedidos y citas se cumplen')} sin que su negocio tenga acceso: da el próximo paso.`,
    ruta: '/admin/por-resolver?estado=se_cumple',
  },
  reportes: {
    titulo: 'Reportes abiertos',
    mensaje: (n) => `${plural(n, 'reporte espera', 'reportes esperan')} una decisión.`,
    ruta: '/admin/reportes',
  },
  liquidaciones: {
    titulo: 'Liquidaciones por pagar',
    mensaje: (n) => `${plural(n, 'liquidación cerrada espera', 'liquidaciones cerradas esperan')} su transferencia.`,
    ruta: '/admin/liquidaciones',
  },
  tiendas: {
    titulo: 'Tiendas por aprobar',
    mensaje: (n) => `${plural(n, 'tienda nueva espera', 'tiendas nuevas esperan')} tu aprobación.`,
    ruta: '/admin/tiendas?grupo=por_revisar',
  },
  talleres: {
    titulo: 'Talleres por aprobar',
    mensaje: (n) => `${plural(n, 'taller nuevo espera', 'talleres nuevos esperan')} tu aprobación.`,
    ruta: '/admin/talleres?grupo=por_revisar',
  },
  membresias: {
    titulo: 'Membresías por confirmar',
    mensaje: (n) => `${plural(n, 'solicitud espera', 'solicitudes esperan')} que confirmes su pago.`,
    ruta: '/admin/gestion/membresia?vista=por-confirmar',
  },
  entregas: {
    titulo: 'Correos y avisos que no salen',
    mensaje: (n) => `${plural(n, 'entrega falla', 'entregas fallan')} y se reintenta durante un día.`,
    ruta: '/admin/estado',
  },
  espacio: {
    titulo: 'Queda poco espacio',
    mensaje: () => 'Libera espacio o amplíalo antes de que se llene: sin espacio no se puede subir nada.',
    ruta: '/admin/estado',
  },
  archivos: {
    titulo: 'El almacenamiento de archivos no responde',
    mensaje: () => 'Faltan fotos y no se puede subir nada. Revisa el almacenamiento.',
    ruta: '/admin/estado',
  },
  tasa: {
    titulo: 'Tasa BCV vencida',
    mensaje: () => 'La tasa del dólar no es la del día. Actualízala para que los precios en Bs. sean correctos.',
    ruta: '/admin/configuracion/sistema?categoria=tarifas',
  },
  tasaPorConfirmar: {
    titulo: 'Tasa BCV por confirmar',
    mensaje: () => `La tasa publicada ${RATE_JUMPS} y no se aplicó. Compárala con la del BCV y cárgala.`,
    ruta: '/admin/configuracion/sistema?categoria=tarifas',
  },
  sinTasa: {
    titulo: 'Falta la tasa BCV',
    mensaje: () => 'Sin tasa del dólar no hay precios ni compras: la tienda abre en cuanto la cargues.',
    ruta: '/admin/configuracion/sistema?categoria=tarifas',
  },
  destinatario: {
    titulo: 'Cambia el destinatario de los pagos',
    mensaje: () => 'Hay un cambio en espera. Revisa que sea correcto antes de que entre en vigencia.',
    ruta: '/admin/configuracion/sistema?categoria=sistema',
  },
  sinDestinatario: {
    titulo: 'Falta el destinatario de los pagos',
    mensaje: () => 'Sin los datos bancarios de la plataforma nadie puede pagar.',
    ruta: '/admin/configuracion/sistema?categoria=sistema',
  },
} as const satisfies Record<string, AlertWords>;
