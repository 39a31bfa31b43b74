import { Injectable } from '@nestjs/common';
import { formatPercent } from '@tuerca/contracts/kernel/intl-format';
import { truncate } from '@tuerca/contracts/kernel/text';
import { InTransaction } from '../../platform/common/in-transaction';
import { CampanaMovida } from '../../products/campaigns/campaigns.events';
import { NotificationsService } from './notifications.service';

const QUOTED = 200;

/** A Caracas day as people write it. */
const day = (date: string) => date.split('-').reverse().join('/');

function textOf({ campana, que, motivo }: CampanaMovida): { titulo: string; mensaje: string } {
  const { nombre, porcentaje, fechaInicio, fechaFin } = campana;
  const why = motivo ? ` Motivo: ${truncate(motivo, QUOTED)}` : '';
  switch (que) {
    case 'abierta':
      return {
        titulo: 'Hay una campaña para tu tienda',
        mensaje: `«${nombre}»: ${formatPercent(porcentaje)} de descuento del ${day(fechaInicio)} al ${day(fechaFin)}. Únete si te conviene.`,
      };
    case 'desactivada':
      return {
        titulo: 'Una campaña terminó antes de tiempo',
        mensaje: `«${nombre}» ya no está abierta y tus productos volvieron a su precio.${why}`,
      };
    case 'cambiada':
      return {
        titulo: 'Cambiaron las condiciones de una campaña',
        mensaje: `Tu tienda salió de «${nombre}» y tus productos volvieron a su precio. Revisa las condiciones y únete otra vez si te conviene.`,
      };
  }
}

/** Tells stores of campaigns that they may join, and of those that ended for them. */
@Injectable()
export class CampaignNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(CampanaMovida)
  async onCampaign(event: CampanaMovida): Promise<void> {
    const { id, version } = event.campana;
    const text = textOf(event);
    const clave = `${CampanaMovida.event}:${id}:${event.que}:${version}`;
    const notices = event.tiendas.map((usuarioId) => ({
      ...text,
      usuarioId,
      clave,
      tipo: 'sistema' as const,
      ruta: '/tienda/ofertas',
    }));
    await this.notifications.notify(notices, event.tx);
  }
}
