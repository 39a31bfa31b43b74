import { Injectable } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import { NuevaCampana } from '@tuerca/contracts/products/campaigns/form';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { UsersService } from '../auth/users/users.service';
import { CampaignsService } from '../products/campaigns/campaigns.service';

/** One that runs, which stores may join, and one to come; dates as days from today. */
const CAMPAIGNS = [
  {
    nombre: 'Semana del freno',
    descripcion: 'Pastillas, discos y bombas con descuento en las tiendas que se unen.',
    porcentaje: 12,
    first: 0,
    last: 9,
    categorias: ['Frenos'],
    precioMinimo: 10,
  },
  {
    nombre: 'Listos para viajar',
    descripcion: 'Filtros y enfriamiento para quien agarra carretera en diciembre.',
    porcentaje: 15,
    first: 12,
    last: 30,
    categorias: ['Filtros', 'Enfriamiento'],
    precioMinimo: null,
  },
] as const;

/** Campaigns of the platform; no store has joined one, so that every price stays its store's own. */
@Injectable()
export class DemoCampaigns {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly users: UsersService,
  ) {}

  async load(now: Date): Promise<void> {
    const [admin] = await this.users.findIdsByRole('admin');
    const day = (days: number) => caracasDate(new Date(now.getTime() + days * DAY));
    for (const { first, last, ...words } of CAMPAIGNS) {
      const form = NuevaCampana.parse({ ...words, fechaInicio: day(first), fechaFin: day(last) });
      await this.campaigns.create({ id: admin!, role: 'admin', sid: 'demo' }, form);
    }
  }
}
