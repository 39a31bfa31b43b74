import { Injectable } from '@nestjs/common';
import { formatPercent } from '@tuerca/contracts/kernel/intl-format';
import { ROLE_HOME, ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { RolCambiado } from '../../auth/users/users.events';
import { ComisionPlanCambio } from '../../membresia/membresia.events';
import { ComisionTiendaCambio } from '../../orders/comisiones/comisiones.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { ConfiguracionCambio, DestinatarioCambio, type RecipientStep } from '../../platform/system/system.events';
import { NotificationsService } from './notifications.service';

const ROUTE = '/admin/configuracion/sistema';

const TITLES: Record<RecipientStep, string> = {
  pedido: 'Se pidió otro destinatario de los pagos',
  adelantado: SYSTEM_MESSAGES.approved,
  cancelado: 'Se canceló el cambio de destinatario',
  vigente: SYSTEM_MESSAGES.approved,
};
const ENDINGS: Record<RecipientStep, (when: string) => string> = {
  pedido: (when) => `Entra en vigor el ${when}. Si no lo esperabas, cancélalo ya.`,
  adelantado: () => 'Otro administrador lo adelantó.',
  cancelado: () => 'Los pagos siguen llegando al de siempre.',
  vigente: () => 'Terminó su espera.',
};

type Change = Pick<ComisionTiendaCambio, 'antes' | 'despues' | 'by' | 'tx'>;
interface Words {
  clave: string;
  ruta: string;
  titulo: string;
}

/** Tells administrators what others of them changed: configuration, commissions, roles; and the person whose role it is. */
@Injectable()
export class AdminNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  /** All of them, who asked included: nobody may lose sight of where the money goes. */
  @InTransaction(DestinatarioCambio)
  onRecipient({ cambio, step, tx }: DestinatarioCambio): Promise<void> {
    const { id, nuevo, vigenteDesde, motivo } = cambio;
    const when = formatFechaHora(vigenteDesde);
    return this.notifications.notifyAdmins({
      tx,
      correo: true,
      tipo: 'sistema',
      clave: `${DestinatarioCambio.event}:${id}:${step}`,
      ruta: `${ROUTE}?categoria=sistema`,
      titulo: TITLES[step],
      mensaje: `${nuevo.titular}, ${nuevo.nombreBanco}, cuenta terminada en ${nuevo.cuenta.slice(-4)}. ${ENDINGS[step](when)} Motivo: ${motivo}`,
    });
  }

  @InTransaction(ConfiguracionCambio)
  onEntry({ entry, antes, despues, by, fecha, tx }: ConfiguracionCambio): Promise<void> {
    const unit = entry.unidad ? ` ${entry.unidad}` : '';
    const show = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('es-VE') : String(value));
    return this.notifications.notifyAdmins({
      tx,
      except: [by.actor],
      correo: true,
      tipo: 'sistema',
      clave: `${ConfiguracionCambio.event}:${entry.name}:${fecha.getTime()}`,
      ruta: `${ROUTE}?categoria=${entry.categoria}`,
      titulo: `Cambió: ${entry.etiqueta}`,
      mensaje: `De ${show(antes)} a ${show(despues)}${unit}.${by.motivo ? ` Motivo: ${by.motivo}` : ''}`,
    });
  }

  @InTransaction(ComisionTiendaCambio)
  onStore({ tienda, fecha, ...change }: ComisionTiendaCambio): Promise<void> {
    return this.tell(change, {
      clave: `${ComisionTiendaCambio.event}:${tienda.id}:${fecha.getTime()}`,
      ruta: '/admin/comisiones',
      titulo: `Cambió la comisión de ${tienda.nombre}`,
    });
  }

  @InTransaction(ComisionPlanCambio)
  onPlan({ plan, fecha, ...change }: ComisionPlanCambio): Promise<void> {
    return this.tell(change, {
      clave: `${ComisionPlanCambio.event}:${plan.codigo}:${fecha.getTime()}`,
      ruta: '/admin/gestion/membresia',
      titulo: `Cambió la comisión del plan ${plan.nombre}`,
    });
  }

  private tell({ antes, despues, by, tx }: Change, words: Words): Promise<void> {
    const show = (value: number | null) => (value === null ? 'la general' : formatPercent(value));
    const mensaje = `De ${show(antes)} a ${show(despues)}. Motivo: ${by.motivo}`;
    const notice = { correo: true, tipo: 'sistema' as const, ...words, mensaje };
    return this.notifications.notifyAdmins({ ...notice, tx, except: [by.actor] });
  }

  @InTransaction(RolCambiado)
  async onRole({ userId, nombre, antes, despues, por, fecha, tx }: RolCambiado): Promise<void> {
    const common = {
      correo: true,
      tipo: 'sistema' as const,
      clave: `${RolCambiado.event}:${userId}:${fecha.getTime()}`,
    };
    const label = ROLE_LABELS[despues];
    await this.notifications.notifyAdmins({
      tx,
      except: [por.id, userId],
      ...common,
      ruta: `/admin/administracion/usuarios/${userId}`,
      titulo: 'Cambió el rol de una cuenta',
      mensaje: antes
        ? `${por.nombre} cambió a ${nombre} de ${ROLE_LABELS[antes]} a ${label}.`
        : `${por.nombre} creó la cuenta de ${nombre} con el rol ${label}.`,
    });
    if (antes)
      await this.notifications.notifyOne(tx, {
        ...common,
        usuarioId: userId,
        ruta: ROLE_HOME[despues],
        titulo: 'Tu cuenta cambió de rol',
        mensaje: `Ahora entras como ${label}. Inicia sesión otra vez para continuar.`,
      });
  }
}
