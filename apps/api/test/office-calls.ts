import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { type Answer, call } from './harness';
import type { OfficeDay } from './office-day';
import type { PlausibleInput } from './plausible-input';

/** The collections of the ids that addresses and fields name; the first that fits. */
const KINDS: [RegExp, string][] = [
  [/promotions\/workshop\/:id( GET|\/codigo)|workshops?\/workshops|admin\/talleres|taller\/:id GET|tallerId/, 'taller'],
  [/mecanica\/(clientes|estadisticas|agenda|disponibilidad)/, 'taller'],
  [
    /stores\/stores|admin\/tiendas|comisiones\/tiendas|products\/store|promotions\/store\/:id GET|tienda(Id)?$/,
    'tienda',
  ],
  [/usuarios|usuarioId|participantes|usuarioObjetivo|autor$/, 'otro'],
  [/customers|clienteId|cliente$/, 'cliente'],
  [/productoId|productos?$|productoObjetivo|Seleccionados|objetoId/, 'producto'],
  [/servicioId|servicios-mecanicos|taller\/horas/, 'servicio'],
  [/vehiculo|garaje/, 'vehiculo'],
  [/registroId/, 'hojas'],
  [/citaId|origen/, 'cita'],
  [/pedidoId|pedidos?$|devoluciones\/pedido/, 'pedido'],
  [/pagoId|\/pagos|\/payments\//, 'pago'],
  [/movimientoId/, 'movimientos_banco'],
  [/propuestaId/, 'propuestas'],
  [/\/presupuestos\//, 'presupuestos'],
  [/chatId|\/chats/, 'chat'],
  [/imports/, 'importaciones'],
  [/precios/, 'cambios_precios'],
  [/promotions\/workshop/, 'ofertas'],
  [/campanas|admin\/ofertas/, 'campanas'],
  [/promotions/, 'promociones'],
  [/preguntas/, 'preguntas'],
  [/comments|comentarios/, 'comentarios'],
  [/payment-methods/, 'metodos_pago'],
  [/solicitudes/, 'solicitud'],
  [/saldos/, 'saldos_clientes'],
  [/extractos/, 'extractos'],
  [/liquidaciones/, 'liquidaciones'],
  [/devoluciones/, 'devoluciones'],
  [/niveles/, 'membresias'],
  [/suscripciones/, 'suscripciones'],
  [/notifications/, 'notificaciones'],
  [/reportes/, 'casos_reporte'],
  [/auditoria/, 'auditoria'],
  [/equipo/, 'integrantes'],
  [/mecanica|admin\/citas/, 'cita'],
  [/orders|pedidos/, 'pedido'],
  [/./, 'producto'],
];
const kindOf = (text: string) => KINDS.find(([form]) => form.test(text))![1];

/** The id of what a field of an operation names: something that the day has made, or nothing. */
export const idFor = ({ ids }: OfficeDay, { method, path }: AnyEndpoint, field: string): string =>
  ids[kindOf(/^ids?$/.test(field) ? `${path} ${method}` : field)] ?? 'f'.repeat(24);

/** Sends an operation with its input. */
export function callWith(
  base: string,
  { method, path }: AnyEndpoint,
  { params, query, body }: PlausibleInput,
  token: string | undefined,
): Promise<Answer> {
  const address = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'ninguno'));
  const search = new URLSearchParams(Object.entries(query).filter(([, text]) => text !== undefined));
  return call(base, method, `${address}?${search.toString()}`, { token, body: method === 'GET' ? undefined : body });
}
