import { Injectable } from '@nestjs/common';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { ClienteTaller } from '@tuerca/contracts/citas/citas/statistics';
import type { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { emailKey } from '@tuerca/contracts/kernel/fields';
import { searchReadings } from '@tuerca/contracts/kernel/text';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { CitaFiguresRepository, type CustomerRow } from './cita-figures.repository';

const VEHICLES = 3;

/** A workshop's clients: who comes, how often, and what they spend. */
@Injectable()
export class WorkshopCustomersService {
  constructor(
    private readonly repository: CitaFiguresRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Lists the clients who have had an appointment here; throws NO_ENCONTRADO for another workshop. */
  async list(
    user: CurrentUser,
    tallerId: string,
    { page, limit, search, q, sort }: Parsed<typeof citasTaller.customers>['query'],
  ): Promise<Reply<ClienteTaller[]>> {
    if (tallerId !== user.id) throw new AppError('NO_ENCONTRADO');
    const text = search ?? q ?? '';
    const { rows, total } = await this.repository.findPage(user.id, {
      readings: searchReadings(text),
      contact: { email: emailKey(text), digits: text.replace(/\D/g, '').replace(/^(58|0)/, '') },
      sort,
      page,
      limit,
      now: this.clock.now(),
    });
    const ids = rows.map(({ _id }) => String(_id));
    const [contacts, cards] = await Promise.all([this.users.recallContacts(ids), this.users.findCards(ids)]);
    const shown = rows.map((row) => {
      const id = String(row._id);
      const { nombre, email, telefono } = contacts.get(id) ?? row;
      return { ...toCliente(row), nombre, email, telefono, fotoPerfil: cards.get(id)?.fotoPerfil ?? null };
    });
    return replyPage(shown, total, { page, limit });
  }
}

function toCliente(row: CustomerRow): Omit<ClienteTaller, 'nombre' | 'email' | 'telefono' | 'fotoPerfil'> {
  const latest = new Map([...row.vehiculos].reverse().map((vehiculo) => [vehiculo.placa, vehicleName(vehiculo)]));
  const since = row.primera.toISOString();
  return {
    _id: String(row._id),
    fechaRegistro: since,
    createdAt: since,
    totalVisitas: row.visitas,
    ultimaVisita: row.ultimaVisita?.toISOString() ?? null,
    proximaCita: row.proxima?.toISOString() ?? null,
    gastoTotal: toMonto(row.gasto),
    inasistencias: row.inasistencias,
    vehiculos: [...latest.values()].slice(0, VEHICLES),
  };
}
