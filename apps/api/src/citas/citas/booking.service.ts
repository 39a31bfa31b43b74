import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { NuevaCita, NuevaCitaTaller, VehiculoCitaInput } from '@tuerca/contracts/citas/citas/inputs';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { MAX_NO_SHOWS, MAX_PENDING_PER_WORKSHOP, NO_SHOW_DAYS } from '@tuerca/contracts/citas/citas/rules';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { isMissed } from '@tuerca/contracts/citas/citas/states';
import { DAY } from '@tuerca/contracts/kernel/time';
import { GarajeService } from '../../auth/garaje/garaje.service';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { firstFree } from '../../platform/common/first-free';
import type { Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { PromotionsService, type UsableOffers } from '../../products/promotions/promotions.service';
import { type BookableService, ServicesService } from '../../products/services/services.service';
import { BayHolder, type WantedBay } from './bay-holder.service';
import { BookingsRepository, type Placement, takenBy } from './bookings.repository';
import { CitaMovida } from './citas.events';
import { CitasRepository } from './citas.repository';
import { CitasService, type StoredCita } from './citas.service';
import { type BookingDraft, toNewCita, walkInId } from './new-cita';
import { durationOf } from './slots.service';
import { workshopContact } from './workshop-contact';

/** Every attempt that fails was overtaken by a request that took a slot. */
const MAX_ATTEMPTS = 2 * MAX_PENDING_PER_WORKSHOP;

/** A client's request that has been checked; what is missing is its place. */
export interface PreparedBooking {
  draft: BookingDraft;
  wanted: WantedBay;
  offers: UsableOffers;
  /** Workshop's contact data; the address in one line. */
  contact: ReturnType<typeof workshopContact>;
}

/** Making appointments: a client's request holds its time at once, a workshop's own booking is confirmed. */
@Injectable()
export class BookingService {
  constructor(
    private readonly holder: BayHolder,
    private readonly bookings: BookingsRepository,
    private readonly repository: CitasRepository,
    private readonly citas: CitasService,
    private readonly services: ServicesService,
    private readonly garaje: GarajeService,
    private readonly promotions: PromotionsService,
    private readonly users: UsersService,
    private readonly workshops: WorkshopsService,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Throws what the contract's `citas.create` lists; whatever it throws, nothing was stored. */
  async book(user: CurrentUser, body: NuevaCita): Promise<Reply<Cita>> {
    const doc = await this.hold(user, body);
    return reply(await this.citas.show(doc, user.role), { message: CITA_MESSAGES.booked });
  }

  /**
   * Stores the request; prepares it anew when another request of the client took its slot meanwhile, and throws
   * DEMASIADAS_CITAS once all are taken.
   */
  private async hold(user: CurrentUser, body: NuevaCita): Promise<StoredCita> {
    for (let attempt = 1; ; attempt++) {
      const { wanted, draft, offers } = await this.prepare(user, body);
      try {
        return await this.holder.hold(wanted, (place, tx) => this.store(draft, offers, place, tx));
      } catch (error) {
        if (takenBy(error) !== 'slot') throw error;
        if (attempt >= MAX_ATTEMPTS) throw new AppError('DEMASIADAS_CITAS');
      }
    }
  }

  /** Checks everything about a client's request but its time; stores nothing. */
  async prepare(user: CurrentUser, body: NuevaCita): Promise<PreparedBooking> {
    const { tallerId, fecha, hora, codigoPromo } = body;
    const servicio = await this.serviceOf(tallerId, body.servicioId);
    const vehiculo = await this.vehicleOf(user, body);
    const now = this.clock.now();
    const [offers, draft, standing] = await Promise.all([
      this.promotions.usable(servicio, codigoPromo, now),
      this.draft(servicio, {
        clienteId: user.id,
        vehiculo,
        problemaReportado: body.descripcionProblema,
        por: 'cliente',
      }),
      this.repository.standing(user.id, { tallerId, missedSince: new Date(now.getTime() - NO_SHOW_DAYS * DAY) }),
    ]);
    const replaced = body.enLugarDe ? await this.replaced(user, body.enLugarDe) : {};
    const ranura = slotFor(standing);
    const duration = durationOf(servicio.tiempoEstimado);
    const contact = workshopContact(draft.taller);
    return {
      draft: { ...draft, ...replaced, ranura },
      offers,
      wanted: { tallerId, fecha, hora, duration, by: 'cliente' },
      contact,
    };
  }

  /** Throws what refuses the time of a prepared request now; stores and holds nothing. */
  async check({ wanted }: PreparedBooking): Promise<void> {
    await this.holder.choose(wanted);
  }

  /**
   * Stores a prepared request in the transaction of the purchase that it belongs to. Throws what refuses the time, and the
   * driver's duplicate key error when it is overtaken: the transaction is given up then and tried anew.
   */
  async bookWithPurchase(
    { draft, offers, wanted }: PreparedBooking,
    compra: NonNullable<BookingDraft['compra']>,
    tx: Tx,
  ): Promise<StoredCita> {
    return this.store({ ...draft, compra }, offers, await this.holder.chooseWithin(tx, wanted), tx);
  }

  /** Books for a client who has been here before (throws NO_ENCONTRADO for anybody else), or who has no account. */
  async bookForCustomer(user: CurrentUser, body: NuevaCitaTaller): Promise<Reply<Cita>> {
    const { fecha, hora, puesto, confirmaHora: anyHour } = body;
    const customer = await this.customerOf(user.id, body);
    const servicio = await this.serviceOf(user.id, body.servicioId);
    const [offers, draft] = await Promise.all([
      this.promotions.usable(servicio, null, this.clock.now()),
      this.draft(servicio, {
        ...customer,
        vehiculo: { ...body.vehiculo, _id: null },
        problemaReportado: body.descripcionProblema,
        por: 'taller',
      }),
    ]);
    const doc = await this.holder.hold(
      { tallerId: user.id, fecha, hora, duration: durationOf(servicio.tiempoEstimado), by: 'taller', puesto, anyHour },
      (place, tx) => this.store(draft, offers, place, tx),
    );
    return reply(await this.citas.show(doc, user.role), { message: CITA_MESSAGES.booked });
  }

  /** Customer of a workshop's own booking; one without an account keeps the name of the last appointment. Throws NO_ENCONTRADO. */
  private async customerOf(
    tallerId: string,
    { clienteId, cliente }: NuevaCitaTaller,
  ): Promise<Pick<BookingDraft, 'clienteId'> & Partial<Pick<BookingDraft, 'cliente'>>> {
    if (cliente) return { clienteId: walkInId(tallerId, cliente.telefono), cliente: { ...cliente, email: null } };
    const id = clienteId!;
    const known = await this.repository.findCustomer(tallerId, id);
    if (!known) throw new AppError('NO_ENCONTRADO');
    return { clienteId: id, ...(known.email === null && { cliente: known }) };
  }

  private async store(
    draft: BookingDraft,
    offers: UsableOffers,
    place: Placement & { rules: { antelacionCancelacion: number } },
    tx: Tx,
  ): Promise<StoredCita> {
    const offer = await this.promotions.redeem(tx, offers, { userId: draft.clienteId, reference: draft.id });
    const doc = await this.bookings.insert(toNewCita(draft, offer, place), tx);
    await emitInTurn(this.events, CitaMovida.event, new CitaMovida(doc, 'creada', draft.por, tx));
    return doc;
  }

  /** The fields that a new appointment takes over from one of this client's that did not take place; throws CITA_NO_ENCONTRADA for any other. */
  private async replaced(user: CurrentUser, id: string): Promise<Pick<BookingDraft, 'compra' | 'enLugarDe'>> {
    const former = await this.citas.own(user, id);
    const { _id, compra } = former;
    if (!isMissed(former)) throw new AppError('CITA_NO_ENCONTRADA');
    // The parts are with the client, or on their way to her: what was sent to the former workshop is between her and the store.
    return { enLugarDe: _id, ...(compra && { compra: { orderNumber: compra.orderNumber, enTaller: false } }) };
  }

  private async serviceOf(tallerId: string, servicioId: string): Promise<BookableService> {
    const servicio = await this.services.findBookable(servicioId);
    if (servicio.tallerId !== tallerId) throw new AppError('SERVICIO_DE_OTRO_TALLER');
    return servicio;
  }

  /** The vehicle as typed, or the garage's with the plate that it lacks; throws VEHICULO_NO_ENCONTRADO. */
  private async vehicleOf(
    user: CurrentUser,
    { vehiculo: typed, vehiculoId }: Pick<NuevaCita, 'vehiculo' | 'vehiculoId'>,
  ): Promise<BookingDraft['vehiculo']> {
    if (!vehiculoId) return { ...(typed as VehiculoCitaInput), _id: null };
    const saved = (await this.garaje.list(user)).find(({ _id }) => _id === vehiculoId);
    if (!saved) throw new AppError('VEHICULO_NO_ENCONTRADO');
    const { _id, marca, modelo, anio, tipo } = saved;
    const placa = saved.placa ?? typed?.placa;
    if (!placa) {
      const mensaje = CITA_MESSAGES.vehicleRequired;
      throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'vehiculo.placa', mensaje }] });
    }
    return { _id, marca, modelo, anio, placa, tipo: tipo ?? typed?.tipo ?? null, color: typed?.color ?? null };
  }

  private async draft(
    servicio: BookableService,
    given: Pick<BookingDraft, 'clienteId' | 'vehiculo' | 'problemaReportado' | 'por'> &
      Partial<Pick<BookingDraft, 'cliente'>>,
  ): Promise<BookingDraft> {
    const [workshops, contacts] = await Promise.all([
      this.workshops.recall([servicio.tallerId]),
      this.users.recallContacts([given.clienteId]),
    ]);
    const taller = workshops.get(servicio.tallerId);
    const cliente = contacts.get(given.clienteId) ?? given.cliente;
    if (!taller) throw new AppError('TALLER_SIN_CITAS');
    if (!cliente) throw new AppError('NO_ENCONTRADO');
    return { ...given, id: this.repository.newId(), servicio, taller, cliente, now: this.clock.now() };
  }
}

/** The slot of another request. Who missed too many appointments, or has too many waiting at the workshop, books by telephone. */
function slotFor({ missed, pending, slots }: { missed: number; pending: number; slots: number[] }): number {
  if (missed >= MAX_NO_SHOWS) throw new AppError('INASISTENCIAS');
  const ranura = firstFree(MAX_PENDING_PER_WORKSHOP, slots);
  if (pending >= MAX_PENDING_PER_WORKSHOP || ranura === undefined) throw new AppError('DEMASIADAS_CITAS');
  return ranura;
}
