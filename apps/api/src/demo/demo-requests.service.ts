import { Injectable } from '@nestjs/common';
import { NuevaPropuesta, NuevaSolicitud } from '@tuerca/contracts/cart/solicitudes/inputs';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { demoProductos } from '@tuerca/fixtures/demo-data';
import { AnnouncementsService } from '../cart/solicitudes/announcements.service';
import { NewRequestsService } from '../cart/solicitudes/new-requests.service';
import { ProposalsService } from '../cart/solicitudes/proposals.service';
import { SolicitudesService } from '../cart/solicitudes/solicitudes.service';
import type { CurrentUser } from '../platform/common/current-user';
import type { DemoAccountIds } from './demo-accounts.service';

const CARACAS = { estado: 'Distrito Capital', ciudad: 'Caracas' } as const;
/** Requests of the first demo client: answered by two stores, waiting, and given up. */
const ASKED = [
  {
    pieza: SOLICITUD_MESSAGES.partExample,
    vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012 },
    dias: 5,
    nota: 'Es la de motor 1.8. La mía bota aceite por la tapa.',
  },
  { pieza: 'Módulo de ABS', vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012 }, dias: 7, nota: null },
  { pieza: 'Tapa de gasolina con llave', vehiculo: { marca: 'Toyota', modelo: 'Hilux', anio: 2015 }, dias: 1 },
] as const;

/** Requests of the demo's clients to stores, and the stores' proposals. */
@Injectable()
export class DemoRequests {
  constructor(
    private readonly requests: NewRequestsService,
    private readonly solicitudes: SolicitudesService,
    private readonly announcements: AnnouncementsService,
    private readonly proposals: ProposalsService,
  ) {}

  async load({ clientes, tiendas }: DemoAccountIds): Promise<void> {
    const client: CurrentUser = { id: [...clientes.values()][0]!, role: 'client', sid: 'demo' };
    const ids: string[] = [];
    for (const asked of ASKED) {
      const { data } = await this.requests.create(client, NuevaSolicitud.parse({ ...asked, ...CARACAS }));
      ids.push(data._id);
    }
    await this.announcements.sweep();
    await this.solicitudes.cancel(client, ids[2]!);
    const categoria = demoProductos[0]!.categoria;
    const terms = [
      { nombre: 'Bomba de dirección remanufacturada', condicion: 'remanufacturado', precio: 68, diasEntrega: 1 },
      { nombre: 'Bomba de dirección original', condicion: 'nuevo', precio: 115.5, diasEntrega: 3, horas: 72 },
    ];
    for (const [i, id] of [...tiendas.values()].slice(0, 2).entries()) {
      const store: CurrentUser = { id, role: 'store', sid: 'demo' };
      const form = NuevaPropuesta.parse({ tipo: 'libre', categoria, horas: 48, nota: 'Con garantía', ...terms[i] });
      // A store that sells nothing for that vehicle was not told.
      await this.proposals.propose(store, ids[0]!, form).catch(() => undefined);
    }
  }
}
