import { Injectable } from '@nestjs/common';
import type { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { NO_SHOW_DAYS } from '@tuerca/contracts/citas/citas/rules';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { type EstadoCita, ESTADOS_CITA } from '@tuerca/contracts/citas/citas/states';
import { countPages } from '@tuerca/contracts/kernel/envelope';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { searchReadings } from '@tuerca/contracts/kernel/text';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { OrdersService } from '../../orders/orders/orders.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { SystemService } from '../../platform/system/system.service';
import { PurchaseProof } from '../../products/comments/purchase-proof.service';
import { ownerOf } from './cita.policy';
import type { CitaDoc } from './cita.schema';
import { type CitaContext, toCita } from './citas.mapper';
import { type CitaFilter, CitasRepository } from './citas.repository';
import { workshopContact } from './workshop-contact';

/** An appointment as it is stored; prices in cents, `duracion` and `margen` in minutes. */
export type StoredCita = CitaDoc;

/** Reading appointments as one of their parties. */
@Injectable()
export class CitasService {
  constructor(
    private readonly repository: CitasRepository,
    private readonly users: UsersService,
    private readonly workshops: WorkshopsService,
    private readonly system: SystemService,
    private readonly orders: OrdersService,
    private readonly clock: Clock,
    proofs: PurchaseProof,
  ) {
    proofs.register('servicioId', (clienteId, servicioId) => repository.hasCompleted(clienteId, { servicioId }));
    proofs.register('tallerId', (clienteId, tallerId) => repository.hasCompleted(clienteId, { tallerId }));
  }

  /** Counts all appointments that a workshop ever had. */
  countOfWorkshop(tallerId: string): Promise<number> {
    return this.repository.countOfWorkshop(tallerId);
  }

  /** My page: the appointments themselves for a client, with their figures for a workshop. */
  async list(user: CurrentUser, query: Parsed<typeof citas.list>['query']): Promise<Reply> {
    const { page, limit, sort, estado, estados, fechaInicio, fechaFin, fechaDesde, search, q, cliente } = query;
    const wanted = estados ?? estado;
    const filter: CitaFilter = {
      estados: wanted && (user.role === 'client' ? withPaused(wanted) : wanted),
      from: fechaInicio,
      until: fechaFin,
      completedFrom: fechaDesde,
      readings: searchReadings(search ?? q ?? ''),
      ...(user.role === 'workshop' && cliente && { clienteId: cliente }),
    };
    const owner = ownerOf(user);
    const today = caracasInstant(caracasDate(this.clock.now()));
    const { docs, total } =
      sort === 'proximas'
        ? await this.repository.findComingFirst(owner, filter, { today, page, limit })
        : await this.repository.findPage(owner, filter, { sort, page, limit });
    const shown = await this.showAll(docs, user.role);
    const totalPages = countPages(total, limit);
    const data = user.role === 'workshop' ? { citas: shown, total, totalPages } : shown;
    return reply(data as unknown, { meta: { page, limit, total, totalPages } });
  }

  /** Counts a client's appointments that were not cancelled, and reads the next ones. */
  async ofClient(user: CurrentUser, limit: number): Promise<{ total: number; next: StoredCita[] }> {
    const owner = ownerOf(user);
    const wanted = ESTADOS_CITA.filter((estado) => estado !== 'cancelada');
    const [kept, coming] = await Promise.all([
      this.repository.findPage(owner, { estados: wanted }, { sort: 'fechaHora', page: 1, limit: 1 }),
      this.repository.findPage(
        owner,
        { estados: ['pendiente', 'confirmada'], from: this.clock.now() },
        { sort: 'fechaHora', page: 1, limit },
      ),
    ]);
    return { total: kept.total, next: coming.docs };
  }

  async get(user: CurrentUser, id: string): Promise<Cita> {
    return this.show(await this.own(user, id), user.role);
  }

  /** The stored appointment for one of its parties; throws CITA_NO_ENCONTRADA for others. */
  async own(user: CurrentUser, id: string): Promise<StoredCita> {
    const doc = await this.repository.findOwn(ownerOf(user), id);
    if (!doc) throw new AppError('CITA_NO_ENCONTRADA');
    return doc;
  }

  /** Holds my appointment against whoever moves it while the transaction runs; null when it is in none of these states. */
  hold(user: CurrentUser, id: string, estados: readonly EstadoCita[], tx: Tx): Promise<StoredCita | null> {
    return this.repository.touch(ownerOf(user), id, estados, tx);
  }

  /** An appointment of anybody's, for what follows from it; null when there is none. */
  record(id: string, tx: Tx): Promise<StoredCita | null> {
    return this.repository.findAny(id, tx);
  }

  async show(doc: StoredCita, viewer: Role): Promise<Cita> {
    return (await this.showAll([doc], viewer))[0]!;
  }

  /** Appointments with their parties as they are today. */
  async showAll(docs: StoredCita[], viewer: Role): Promise<Cita[]> {
    const now = this.clock.now();
    const clienteIds = docs.map(({ clienteId }) => String(clienteId));
    const isWorkshop = viewer === 'workshop';
    const purchases = docs.flatMap(({ compra }) => (compra ? [compra.orderNumber] : []));
    const [workshops, contacts, cards, noShows, orders, { valor: tasa }] = await Promise.all([
      this.workshops.recall(docs.map(({ tallerId }) => String(tallerId))),
      this.users.recallContacts(clienteIds),
      isWorkshop ? this.users.findCards(clienteIds) : undefined,
      isWorkshop ? this.repository.noShows(clienteIds, new Date(now.getTime() - NO_SHOW_DAYS * DAY)) : undefined,
      this.orders.findByPurchases(purchases),
      this.system.tasa(),
    ]);
    return docs.map((doc) => {
      const clienteId = String(doc.clienteId);
      const contact = contacts.get(clienteId);
      const taller = workshops.get(String(doc.tallerId));
      const context: CitaContext = {
        viewer,
        now,
        tasa,
        taller: taller && { ...workshopContact(taller), fotoPerfil: taller.fotoPerfil },
        cliente: contact && {
          nombre: contact.nombre,
          email: contact.email,
          telefono: contact.telefono,
          fotoPerfil: cards?.get(clienteId)?.fotoPerfil ?? null,
        },
        inasistencias: noShows?.get(clienteId) ?? 0,
        pedidos: orders.get(doc.compra?.orderNumber ?? '') ?? [],
      };
      return toCita(doc, context);
    });
  }

  /** The last `limit` completed appointments of a client, the newest first. */
  completedOf(clienteId: string, limit: number): Promise<StoredCita[]> {
    return this.repository.findCompleted(clienteId, limit);
  }

  /** Whether a client has had an appointment at a workshop. */
  async isCustomer(tallerId: string, clienteId: string): Promise<boolean> {
    return (await this.repository.findCustomer(tallerId, clienteId)) !== null;
  }

  /** Ids of those with whom a user had the latest appointments that have these words. */
  async findParties(user: CurrentUser, words: string[], limit: number): Promise<string[]> {
    const filter = { readings: words.length ? [words] : [] };
    const { docs } = await this.repository.findPage(ownerOf(user), filter, { sort: '-fechaHora', page: 1, limit });
    return [...new Set(docs.map(({ clienteId, tallerId }) => String(user.role === 'workshop' ? clienteId : tallerId)))];
  }

  /** Names of the clients of appointments, by the appointments' ids. */
  clientsOf(ids: readonly string[]): Promise<Map<string, string>> {
    return this.repository.findClients(ids);
  }
}

/** A client sees a pause under 'En Proceso'. */
const withPaused = (estados: EstadoCita[]): EstadoCita[] =>
  estados.includes('en_proceso') ? [...new Set<EstadoCita>([...estados, 'pausada'])] : estados;
