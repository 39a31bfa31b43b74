import { Injectable } from '@nestjs/common';
import { WORKSHOP_STATISTICS_MONTHS } from '@tuerca/contracts/citas/citas/rules';
import type { EstadisticasTaller } from '@tuerca/contracts/citas/citas/statistics';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { CitaFiguresRepository } from './cita-figures.repository';

const RANKED = 5;

/** The first instants of the last `count` months of Caracas, oldest first, and the end of the present one. */
function monthStarts(now: Date, count: number): Date[] {
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count + 1 }, (_, i) =>
    caracasInstant(new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 10)),
  );
}

/** A workshop's own figures. */
@Injectable()
export class WorkshopStatisticsService {
  constructor(
    private readonly repository: CitaFiguresRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws NO_ENCONTRADO for another's figures. */
  async ofWorkshop(user: CurrentUser, tallerId: string): Promise<EstadisticasTaller> {
    if (tallerId !== user.id) throw new AppError('NO_ENCONTRADO');
    const now = this.clock.now();
    const boundaries = monthStarts(now, WORKSHOP_STATISTICS_MONTHS);
    const since = boundaries[0]!;
    const today = caracasDate(now);
    const [byEstado, completed, citasHoy, booked, earned, popular, frequent] = await Promise.all([
      this.repository.countByEstado(user.id),
      this.repository.completed(user.id),
      this.repository.countBetween(user.id, caracasInstant(today), caracasInstant(addDays(today, 1))),
      this.repository.booked(user.id, boundaries),
      this.repository.earned(user.id, boundaries),
      this.repository.popularServices(user.id, since, boundaries.at(-1)!, RANKED),
      this.repository.frequentClients(user.id, since, RANKED),
    ]);
    const meses = boundaries.slice(0, -1).map((start) => {
      const at = <T extends { _id: Date }>(rows: T[]) => rows.find(({ _id }) => _id.getTime() === start.getTime());
      const [made, done] = [at(booked), at(earned)];
      return {
        mes: caracasDate(start).slice(0, 7),
        citas: made?.citas ?? 0,
        canceladas: made?.canceladas ?? 0,
        completadas: done?.completadas ?? 0,
        ingresos: toMonto(done?.ingresos ?? 0),
      };
    });
    const [before, present] = meses.slice(-2).map(({ ingresos }) => ingresos) as [number, number];
    const count = (estado: Parameters<typeof byEstado.get>[0]) => byEstado.get(estado) ?? 0;
    return {
      totales: { ingresos: toMonto(completed.ingresos), completadas: completed.total, clientes: completed.clientes },
      adicionales: {
        totalCitas: [...byEstado.values()].reduce((total, one) => total + one, 0),
        citasPendientes: count('pendiente'),
        citasHoy,
        enProceso: count('en_proceso') + count('pausada'),
        canceladas: count('cancelada'),
        inasistencias: count('no_asistio'),
        ingresosMes: present,
        ingresosMesAnterior: before,
        porcentaje: before > 0 ? Math.round(((present - before) / before) * 100) : null,
      },
      estado: count('pendiente') ? 'pendiente' : 'saludable',
      meses,
      serviciosPopulares: popular.map(({ _id, nombre, total, ingresos }) => ({
        _id: String(_id),
        nombre,
        citas: total,
        ingresos: toMonto(ingresos),
      })),
      clientesFrecuentes: frequent.map(({ _id, nombre, total, ingresos }) => ({
        _id: String(_id),
        nombre,
        visitas: total,
        gastoTotal: toMonto(ingresos),
      })),
    };
  }
}
