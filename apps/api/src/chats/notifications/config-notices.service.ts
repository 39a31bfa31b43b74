import { Injectable } from '@nestjs/common';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { UsersService } from '../../auth/users/users.service';
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

/** Tells the administrators what changed in the configuration, whoever of them did it. */
@Injectable()
export class ConfigNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
  ) {}

  /** All of them, who asked included: nobody may lose sight of where the money goes. */
  @InTransaction(DestinatarioCambio)
  async onRecipient({ cambio, step, tx }: DestinatarioCambio): Promise<void> {
    const { id, nuevo, vigenteDesde, motivo } = cambio;
    const when = formatFechaHora(vigenteDesde);
    const notice = {
      correo: true,
      tipo: 'sistema' as const,
      clave: `${DestinatarioCambio.event}:${id}:${step}`,
      ruta: `${ROUTE}?categoria=sistema`,
      titulo: TITLES[step],
      mensaje: `${nuevo.titular}, ${nuevo.nombreBanco}, cuenta terminada en ${nuevo.cuenta.slice(-4)}. ${ENDINGS[step](when)} Motivo: ${motivo}`,
    };
    const admins = await this.users.findIdsByRole('admin');
    await this.notifications.notify(
      admins.map((usuarioId) => ({ ...notice, usuarioId })),
      tx,
    );
  }

  @InTransaction(ConfiguracionCambio)
  async onEntry({ entry, antes, despues, by, fecha, tx }: ConfiguracionCambio): Promise<void> {
    const unit = entry.unidad ? ` ${entry.unidad}` : '';
    const show = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('es-VE') : String(value));
    const notice = {
      correo: true,
      tipo: 'sistema' as const,
      clave: `${ConfiguracionCambio.event}:${entry.name}:${fecha.getTime()}`,
      ruta: `${ROUTE}?categoria=${entry.categoria}`,
      titulo: `Cambió: ${entry.etiqueta}`,
      mensaje: `De ${show(antes)} a ${show(despues)}${unit}.${by.motivo ? ` Motivo: ${by.motivo}` : ''}`,
    };
    const others = (await this.users.findIdsByRole('admin')).filter((id) => id !== by.actor);
    await this.notifications.notify(
      others.map((usuarioId) => ({ ...notice, usuarioId })),
      tx,
    );
  }
}
