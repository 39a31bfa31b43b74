import { Injectable } from '@nestjs/common';
import type { Agenda } from '@tuerca/contracts/citas/schemas';
import { openingHours, timeOf } from '@tuerca/contracts/citas/slots';
import { addDays, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../platform/common/app-error';
import type { CurrentUser } from '../platform/common/current-user';
import { AvailabilityService } from './availability.service';
import { CitasRepository } from './citas.repository';
import { CitasService } from './citas.service';

/** A workshop's days, as it works through them. */
@Injectable()
export class AgendaService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly repository: CitasRepository,
    private readonly citas: CitasService,
  ) {}

  /** Days with their hours, blocks and appointments; throws NO_ENCONTRADO for another's agenda. */
  async days(user: CurrentUser, tallerId: string, from: string, to: string): Promise<Agenda> {
    const found = tallerId === user.id ? await this.availability.rulesOf(user.id) : null;
    if (!found) throw new AppError('NO_ENCONTRADO');
    const { rules } = found;
    const docs = await this.repository.findBetween(user.id, caracasInstant(from), caracasInstant(addDays(to, 1)));
    const dias: Agenda['dias'] = [];
    for (let fecha = from; fecha <= to; fecha = addDays(fecha, 1)) {
      const open = openingHours(rules, fecha);
      dias.push({
        fecha,
        apertura: open && timeOf(open.from),
        cierre: open && timeOf(open.until),
        bloqueos: rules.bloqueos
          .filter((bloqueo) => bloqueo.fecha === fecha)
          .map(({ horaInicio, horaFin, motivo }) => ({ horaInicio, horaFin, motivo })),
      });
    }
    return { puestos: rules.puestos, margen: rules.margen, dias, citas: await this.citas.showAll(docs, user.role) };
  }
}
