import { Injectable } from '@nestjs/common';
import { isCitaLate } from '@tuerca/contracts/citas/citas/late';
import type { Agenda } from '@tuerca/contracts/citas/citas/schemas';
import { openingMinutes, timeOf } from '@tuerca/contracts/citas/citas/slots';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { AvailabilityService } from './availability.service';
import { plannedEnd } from './cita.policy';
import { CitasRepository } from './citas.repository';
import { CitasService } from './citas.service';

/** A workshop's days, as it works through them. */
@Injectable()
export class AgendaService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly repository: CitasRepository,
    private readonly citas: CitasService,
    private readonly clock: Clock,
  ) {}

  /** Days with their hours, blocks and appointments; throws NO_ENCONTRADO for another's agenda. */
  async days(user: CurrentUser, tallerId: string, from: string, to: string): Promise<Agenda> {
    const found = tallerId === user.id ? await this.availability.rulesOf(user.id) : null;
    if (!found) throw new AppError('NO_ENCONTRADO');
    const { rules } = found;
    const now = this.clock.now();
    const today = caracasDate(now);
    const [docs, inBay] = await Promise.all([
      this.repository.findBetween(user.id, caracasInstant(from), caracasInstant(addDays(to, 1))),
      from <= today && today <= to ? this.repository.findInBay(user.id, now) : [],
    ]);
    const late = inBay.filter((doc) => isCitaLate({ estado: doc.estado, fechaFin: plannedEnd(doc) }, now));
    const dias: Agenda['dias'] = [];
    for (let fecha = from; fecha <= to; fecha = addDays(fecha, 1)) {
      const open = openingMinutes(rules, fecha);
      dias.push({
        fecha,
        apertura: open && timeOf(open.from),
        cierre: open && timeOf(open.until),
        bloqueos: rules.bloqueos
          .filter((bloqueo) => bloqueo.fecha === fecha)
          .map(({ horaInicio, horaFin, motivo }) => ({ horaInicio, horaFin, motivo })),
      });
    }
    const [citas, atrasadas] = await Promise.all([
      this.citas.showAll(docs, user.role),
      this.citas.showAll(late, user.role),
    ]);
    return { puestos: rules.puestos, margen: rules.margen, dias, citas, atrasadas };
  }
}
