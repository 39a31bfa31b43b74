import { Injectable } from '@nestjs/common';
import { formatPercent } from '@tuerca/contracts/kernel/intl-format';
import { UsersService } from '../../auth/users/users.service';
import { ComisionPlanCambio } from '../../membresia/membresia.events';
import { ComisionTiendaCambio } from '../../orders/comisiones/comisiones.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

type Change = Pick<ComisionTiendaCambio, 'antes' | 'despues' | 'by' | 'tx'>;
interface Words {
  clave: string;
  ruta: string;
  titulo: string;
}

/** Tells the other administrators of commissions of one store or one plan; the general ones are entries of the configuration. */
@Injectable()
export class RateNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
  ) {}

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

  private async tell({ antes, despues, by, tx }: Change, words: Words): Promise<void> {
    const show = (value: number | null) => (value === null ? 'la general' : formatPercent(value));
    const mensaje = `De ${show(antes)} a ${show(despues)}. Motivo: ${by.motivo}`;
    const others = (await this.users.findIdsByRole('admin')).filter((id) => id !== by.actor);
    await this.notifications.notify(
      others.map((usuarioId) => ({ correo: true, tipo: 'sistema' as const, ...words, mensaje, usuarioId })),
      tx,
    );
  }
}
