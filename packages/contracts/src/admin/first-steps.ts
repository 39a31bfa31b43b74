import { SYSTEM_MESSAGES } from '../platform/system/messages';
import { ALERT_WORDS } from './messages';

interface PasoWords {
  titulo: string;
  /** The page on which it is done, and the words of the way there. */
  ruta?: string;
  accion?: string;
  /** The setting of the process that does it, and the heading of docs/configuracion.md under which it is described. */
  variable?: string;
  apartado?: string;
}
/** Steps that a new shop needs before its first customers, in their order. */
export const PASOS = {
  tasa: { titulo: 'Tasa del BCV', ruta: ALERT_WORDS.sinTasa.ruta, accion: 'Ir a las tarifas' },
  destinatario: {
    titulo: SYSTEM_MESSAGES.recipient,
    ruta: ALERT_WORDS.sinDestinatario.ruta,
    accion: 'Ir al destinatario',
  },
  categorias: {
    titulo: 'Primeras categorías',
    ruta: '/admin/catalogos?catalogo=categorias',
    accion: 'Ver las categorías',
  },
  correo: { titulo: 'Correo', variable: 'SMTP_URL', apartado: 'Mails and notices' },
  banco: { titulo: 'Banco', variable: 'BANCO', apartado: 'Payments and rate' },
  respaldo: { titulo: 'Respaldo', variable: 'BACKUP_EVERY', apartado: 'Backups' },
} as const satisfies Record<string, PasoWords>;
export type ClavePaso = keyof typeof PASOS;
