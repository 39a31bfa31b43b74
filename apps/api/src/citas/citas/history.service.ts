import { Injectable } from '@nestjs/common';
import type { CitaActor } from '@tuerca/contracts/citas/citas/schemas';
import { type EstadoCita, HOLDING_ESTADOS } from '@tuerca/contracts/citas/citas/states';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { EarnedProgressService } from '../../membresia/earned-progress.service';
import { ServicesService } from '../../products/services/services.service';
import { BookingsRepository, type Placement } from './bookings.repository';
import { CitasRepository } from './citas.repository';
import type { StoredCita } from './citas.service';
import { toNewCita } from './new-cita';

/** An appointment as it happened; `work` holds what was written about it, prices in cents. */
export interface RecordedCita extends Placement {
  tallerId: string;
  clienteId: string;
  servicioId: string;
  vehiculo: Omit<StoredCita['vehiculo'], '_id'>;
  problemaReportado: string;
  createdAt: Date;
  /** Oldest first; the last one is its state. */
  steps: { estado: EstadoCita; fecha: Date; notas: string | null; por: CitaActor }[];
  work: Partial<Omit<StoredCita, '_id' | 'tallerId' | 'clienteId' | 'servicioId' | 'vehiculo' | 'createdAt'>>;
}

/** Stores appointments of the past and of the demo as they happened: nobody is told, and bays are kept as always. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly repository: CitasRepository,
    private readonly progress: EarnedProgressService,
    private readonly services: ServicesService,
    private readonly workshops: WorkshopsService,
    private readonly users: UsersService,
  ) {}

  /** Stores all of them; answers how many. Throws the driver's duplicate key error when two share a bay. */
  async record(list: readonly RecordedCita[]): Promise<number> {
    const [services, workshops, clients] = await Promise.all([
      Promise.all([...new Set(list.map(({ servicioId }) => servicioId))].map((id) => this.services.findBookable(id))),
      this.workshops.findByIds(list.map(({ tallerId }) => tallerId)),
      this.users.recallContacts(list.map(({ clienteId }) => clienteId)),
    ]);
    const byId = new Map(services.map((service) => [service.id, service]));
    const docs = list.map(({ steps, work, createdAt, vehiculo, problemaReportado, ...one }) => {
      const draft = {
        id: this.repository.newId(),
        clienteId: one.clienteId,
        servicio: byId.get(one.servicioId)!,
        taller: workshops.get(one.tallerId)!,
        cliente: clients.get(one.clienteId)!,
        vehiculo: { ...vehiculo, _id: null },
        problemaReportado,
        por: 'cliente' as const,
        now: createdAt,
      };
      const { fechaHora, duracion, margen, puesto } = one;
      const place = { fechaHora, duracion, margen, puesto, rules: { antelacionCancelacion: 0 } };
      const estado = steps.at(-1)!.estado;
      const ocupada = (HOLDING_ESTADOS as readonly EstadoCita[]).includes(estado);
      return { ...toNewCita(draft, null, place), ...work, estado, historialEstados: steps, createdAt, ocupada };
    });
    const made = await this.bookings.insertMany(docs);
    await this.progress.addPast(
      docs.filter(({ estado }) => estado === 'completada').map(({ tallerId }) => String(tallerId)),
    );
    return made;
  }
}
