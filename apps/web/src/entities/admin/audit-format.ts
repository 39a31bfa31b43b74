import { configLabel } from '@tuerca/contracts/platform/system/labels';
import { formatFechaHora, isDate } from '@tuerca/contracts/venezuela/caracas';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';

/** Noun and page of an audited object, by the first part of its name. */
const OBJECTS: Record<string, { noun: string; to?: (id: string) => string }> = {
  usuario: { noun: 'Usuario', to: paths.adminUser },
  pago: { noun: 'Pago', to: paths.adminPayment },
  pedido: { noun: 'Pedido', to: paths.adminOrder },
  tienda: { noun: 'Tienda', to: paths.adminStore },
  taller: { noun: 'Taller', to: paths.adminWorkshop },
  producto: { noun: 'Producto', to: paths.adminProduct },
  comision: { noun: 'Comisión de tienda', to: () => paths.adminCommissions() },
  liquidacion: { noun: 'Liquidación', to: paths.adminPayout },
  reporte: { noun: 'Reporte', to: paths.adminReport },
  comentario: { noun: 'Reseña', to: () => paths.adminComments() },
  pregunta: { noun: 'Pregunta' },
  oferta: { noun: 'Oferta', to: () => paths.adminOffers() },
  catalogo: { noun: 'Catálogo', to: () => paths.adminCatalogues() },
  plan: { noun: 'Plan', to: () => paths.adminMemberships() },
  membresia: { noun: 'Membresía', to: () => paths.adminMemberships() },
  suscripcion: { noun: 'Suscripción', to: () => paths.adminMemberships() },
  cita: { noun: 'Cita' },
  chat: { noun: 'Conversación' },
  extracto: { noun: 'Estado de cuenta', to: () => paths.adminStatements() },
  configuracion: { noun: 'Configuración', to: () => paths.adminConfig() },
};

const isId = (text: string) => /^[\da-f]{24}$/.test(text);
const spaced = (name: string) =>
  name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(bcv|iva|rif)\b/g, (letters) => letters.toUpperCase());
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Label of a configuration entry as on its page, or of anything else from the words of its key. */
const nameOf = (kind: string, id: string): string => (kind === 'configuracion' && configLabel(id)) || spaced(id);

/** Returns 'Pago …a1b2c3' or 'Configuración: Tasa BCV' for 'pago:<id>', and its page. */
export function auditObject(objeto: string): { text: string; to: string | null } {
  const [kind = '', ...rest] = objeto.split(':');
  const id = rest.join(':');
  const known = OBJECTS[kind];
  const noun = known?.noun ?? capital(spaced(kind));
  const text = !id ? noun : isId(id) ? `${noun} …${id.slice(-6)}` : `${noun}: ${nameOf(kind, id)}`;
  return { text, to: (id && known?.to?.(id)) || null };
}

/** Audited objects whose id is an account's. */
const ACCOUNTS = new Set(['usuario', 'tienda', 'taller', 'comision', 'membresia']);
/** Returns the account id of 'tienda:<id>'; '' for an object without an account. */
export function auditAccount(objeto: string): string {
  const [kind = '', id = ''] = objeto.split(':');
  return ACCOUNTS.has(kind) ? id : '';
}

const LABELS: Record<string, string> = {
  fechaValor: 'Fecha valor',
  descripcion: 'Descripción',
  telefono: 'Teléfono',
  direccion: 'Dirección',
  rif: 'RIF',
  sku: 'SKU',
  razon: 'Razón',
  numero: 'Número',
  vigenteDesde: 'Vigente desde',
  texto: 'Texto',
  valoracion: 'Calificación',
  role: 'Rol',
  usuarioId: 'Usuario',
  productoId: 'Producto',
};
/** Returns 'Dirección, ciudad' for 'direccion.ciudad'. */
export const auditField = (campo: string): string =>
  campo
    .split('.')
    .map((part, i) => {
      const label = LABELS[part] ?? capital(spaced(part));
      return i ? label.toLowerCase() : label;
    })
    .join(', ');

/** Amount fields, which the log keeps in céntimos, as they are stored. */
const CENTIMOS = /^(total|monto|montoRecibido|diferencia|excedente|saldo)$/;

/** Formats an audited value: money and dates, lists with commas. */
export function auditValue(campo: string, value: unknown): string {
  const last = campo.split('.').at(-1) ?? '';
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number')
    return CENTIMOS.test(last) ? formatBs(value) : value.toLocaleString('es-VE', { maximumFractionDigits: 6 });
  if (typeof value === 'string' && isDate(value)) return shortDate(value);
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(value) ? formatFechaHora(value) : value;
  if (Array.isArray(value)) return value.length ? value.map((one) => auditValue('', one)).join(', ') : '—';
  return Object.entries(value as object)
    .map(([key, inner]) => `${auditField(key)}: ${auditValue(key, inner)}`)
    .join('; ');
}

/** Hints of a reason's field: who reads it. */
export const AUDITED = 'Queda en la auditoría.';
export const AUDITED_AND_READ = 'Queda en la auditoría y lo leen los demás administradores.';
