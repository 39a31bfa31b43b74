import { Injectable } from '@nestjs/common';
import type { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import type { UsuarioDetalle, UsuarioFila } from '@tuerca/contracts/admin/users-schemas';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { SecondFactorService } from '../auth/auth/second-factor.service';
import { SessionsService } from '../auth/auth/sessions.service';
import { AccountsService, type AccountsWanted } from '../auth/users/accounts.service';
import { type Account, UsersService } from '../auth/users/users.service';
import { AccountCitasService } from '../citas/citas/account-citas.service';
import { OrderFiguresService } from '../orders/orders/order-figures.service';
import { mapEach } from '../platform/common/batches';
import { Clock } from '../platform/common/clock';
import { type Reply, replyPage, type StreamReply } from '../platform/http/reply';
import type { Parsed } from '../platform/http/request-context';
import { csvFile } from '../platform/spreadsheet/csv';
import { toUsuarioDetalle, toUsuarioFila } from './account.mapper';
import { ObstaclesService } from './obstacles.service';

type Filters = Parsed<typeof adminUsers.export>['query'];
/** Latest orders that the page of an account shows. */
const RECENT_ORDERS = 5;
const COLUMNS: readonly FileColumn<UsuarioFila>[] = [
  column('Nombre', ({ nombre }) => nombre),
  column('Negocio', ({ negocio }) => negocio),
  column('Rol', ({ role }) => ROLE_LABELS[role]),
  column('Estado', ({ activo }) => (activo ? 'Activo' : 'Inactivo')),
  column('Correo electrónico', ({ email }) => email),
  column('Correo confirmado', ({ emailVerificado }) => (emailVerificado ? 'Sí' : 'No')),
  column('Teléfono', ({ telefono }) => telefono),
  column('Documento', ({ documento }) => documento),
  column('Registro', ({ createdAt }) => caracasDate(new Date(createdAt))),
];

const toFilter = ({ role, activo, search, q, desde, hasta }: Filters): AccountsWanted => ({
  role,
  activo,
  search: search ?? q,
  ...(desde && { from: caracasInstant(desde) }),
  ...(hasta && { until: new Date(caracasInstant(hasta).getTime() + DAY) }),
});

/** Looking at accounts: the list, its file, and one account with what hangs on it. */
@Injectable()
export class AccountsViewService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactorService,
    private readonly orders: OrderFiguresService,
    private readonly citas: AccountCitasService,
    private readonly obstacles: ObstaclesService,
    private readonly clock: Clock,
  ) {}

  async list(query: Parsed<typeof adminUsers.list>['query']): Promise<Reply<UsuarioFila[]>> {
    const { docs, total } = await this.accounts.list(toFilter(query), query);
    return replyPage(docs.map(toUsuarioFila), total, query);
  }

  export(query: Filters): StreamReply {
    const docs = this.accounts.stream(toFilter(query), query.sort);
    return csvFile(`Usuarios_${caracasDate(this.clock.now())}`, COLUMNS, mapEach(docs, toUsuarioFila));
  }

  /** Throws USUARIO_NO_ENCONTRADO. */
  async get(id: string): Promise<UsuarioDetalle> {
    return this.describe(await this.accounts.get(id));
  }

  async describe(account: Account): Promise<UsuarioDetalle> {
    const id = String(account._id);
    const { role, baja } = account;
    const party = role === 'client' ? { clienteId: id } : role === 'store' ? { tiendaId: id } : null;
    const owner = role === 'client' ? { clienteId: id } : role === 'workshop' ? { tallerId: id } : null;
    const [sesiones, segundoFactor, pedidos, citas, pendientes, by] = await Promise.all([
      this.sessions.countOpen(id),
      this.factors.isActive(id),
      party && this.orders.ofAccount(party, RECENT_ORDERS),
      owner && this.citas.of(owner),
      this.obstacles.of({ id, role }),
      baja ? this.users.findCard(baja.por) : null,
    ]);
    return toUsuarioDetalle(account, {
      sesiones,
      segundoFactor,
      pedidos,
      citas,
      pendientes,
      bajaPor: by?.nombre ?? '',
    });
  }
}
