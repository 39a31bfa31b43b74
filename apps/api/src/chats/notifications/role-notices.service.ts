import { Injectable } from '@nestjs/common';
import { ROLE_HOME, ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { RolCambiado } from '../../auth/users/users.events';
import { UsersService } from '../../auth/users/users.service';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

/** Tells the person whose role changed, and every other administrator: nobody gains or loses power unseen. */
@Injectable()
export class RoleNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
  ) {}

  @InTransaction(RolCambiado)
  async onRole({ userId, nombre, antes, despues, por, fecha, tx }: RolCambiado): Promise<void> {
    const clave = `${RolCambiado.event}:${userId}:${fecha.getTime()}`;
    const others = (await this.users.findIdsByRole('admin')).filter((id) => id !== por.id && id !== userId);
    const label = ROLE_LABELS[despues];
    const mensaje = antes
      ? `${por.nombre} cambió a ${nombre} de ${ROLE_LABELS[antes]} a ${label}.`
      : `${por.nombre} creó la cuenta de ${nombre} con el rol ${label}.`;
    const ruta = `/admin/administracion/usuarios/${userId}`;
    const toAdmins = others.map((usuarioId) => ({
      usuarioId,
      correo: true,
      tipo: 'sistema' as const,
      clave,
      ruta,
      titulo: 'Cambió el rol de una cuenta',
      mensaje,
    }));
    const toPerson = {
      usuarioId: userId,
      correo: true,
      tipo: 'sistema' as const,
      clave,
      ruta: ROLE_HOME[despues],
      titulo: 'Tu cuenta cambió de rol',
      mensaje: `Ahora entras como ${label}. Inicia sesión otra vez para continuar.`,
    };
    await this.notifications.notify(antes ? [...toAdmins, toPerson] : toAdmins, tx);
  }
}
