import { Injectable } from '@nestjs/common';
import type { Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { ResolvedEntrega } from './quote-token';

/** Delivery choices as they are priced and stored: a workshop that receives the parts becomes its address. */
@Injectable()
export class WorkshopDeliveriesService {
  constructor(
    private readonly workshops: WorkshopsService,
    private readonly users: UsersService,
  ) {}

  /** Throws ENTREGA_INVALIDA when there is no such workshop, or it is not open for business. */
  async resolve(user: CurrentUser, entregas: readonly (Entrega | ResolvedEntrega)[]): Promise<ResolvedEntrega[]> {
    const ids = entregas.flatMap((entrega) => (entrega.tipo === 'taller' ? [entrega.tallerId] : []));
    if (!ids.length) return entregas as ResolvedEntrega[];
    const [workshops, contacts] = await Promise.all([this.workshops.recall(ids), this.users.recallContacts([user.id])]);
    const client = contacts.get(user.id)!;
    return entregas.map((entrega) => {
      if (entrega.tipo !== 'taller') return entrega;
      const taller = workshops.get(entrega.tallerId);
      const estado = ESTADO_NAMES.find((name) => name === taller?.direccion.estado);
      if (!taller?.activo || !estado) throw new AppError('ENTREGA_INVALIDA');
      const { ciudad, pais, codigoPostal, calle, numero, referencias } = taller.direccion;
      return {
        tiendaId: entrega.tiendaId,
        tipo: 'delivery',
        taller: { _id: entrega.tallerId, nombre: taller.nombreTaller },
        // A courier's office is no workshop.
        destino: 'puerta',
        direccion: {
          ciudad,
          estado,
          pais,
          codigoPostal,
          calle: calle ?? taller.nombreTaller,
          ...(numero && { numero }),
          ...(referencias && { referencias }),
          nombre: `${taller.nombreTaller}, para ${client.nombre}`.slice(0, 120),
          telefono: taller.telefono ?? client.telefono,
          instrucciones: 'Repuestos para una instalación: entregar en la recepción del taller.',
        },
      };
    });
  }
}
