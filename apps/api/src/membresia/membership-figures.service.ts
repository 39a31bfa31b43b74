import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { DAY } from '@tuerca/contracts/kernel/time';
import { ENDS_SOON_DAYS } from '@tuerca/contracts/membresia/rules';
import type { EstadisticasMembresia, Suscripcion } from '@tuerca/contracts/membresia/schemas';
import {
  ESTADO_SUSCRIPCION_LABELS,
  INTERVALO_LABELS,
  ORIGEN_SUSCRIPCION_LABELS,
} from '@tuerca/contracts/membresia/states';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { mapEach } from '../platform/common/batches';
import { Clock } from '../platform/common/clock';
import { type Reply, reply, type StreamReply } from '../platform/http/reply';
import { csvFile } from '../platform/spreadsheet/csv';
import { MembersService, type SubscriptionQuery } from './members.service';
import { toSuscripcion } from './membresia.mapper';
import { PlansRepository } from './plans.repository';
import { SubscriptionFiguresRepository } from './subscription-figures.repository';
import { SubscriptionsRepository } from './subscriptions.repository';
import type { SuscripcionDoc } from './suscripcion.schema';

const READ_AT_ONCE = 200;
const day = (instant: string | null) => instant && caracasDate(new Date(instant));
const COLUMNS: readonly FileColumn<Suscripcion>[] = [
  column('Nombre', ({ usuario }) => usuario.nombre),
  column('Correo', ({ usuario }) => usuario.email),
  column('Tipo de cuenta', ({ usuario }) => ROLE_LABELS[usuario.role]),
  column('Plan', ({ membresia }) => membresia.nombre),
  column('Código', ({ membresia }) => membresia.codigo),
  column('Precio Ref. $', ({ precio }) => precio),
  column('Intervalo', ({ intervalo }) => INTERVALO_LABELS[intervalo]),
  column('Estado', ({ estado }) => ESTADO_SUSCRIPCION_LABELS[estado]),
  column('Origen', ({ origen }) => ORIGEN_SUSCRIPCION_LABELS[origen]),
  column('Solicitada', ({ createdAt }) => day(createdAt)),
  column('Inicio', ({ fechaInicio }) => day(fechaInicio)),
  column('Fin', ({ fechaFin }) => day(fechaFin)),
  column('Banco', ({ pago }) => pago?.nombreBanco ?? null),
  column('Referencia', ({ pago }) => pago?.referencia ?? null),
  column('Monto Bs.', ({ pago }) => pago?.monto ?? null),
  column('Motivo', ({ motivo }) => motivo),
];

/** Figures of subscriptions, and their list for a spreadsheet. */
@Injectable()
export class MembershipFiguresService {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly figures: SubscriptionFiguresRepository,
    private readonly plans: PlansRepository,
    private readonly members: MembersService,
    private readonly clock: Clock,
  ) {}

  async statistics(): Promise<Reply<EstadisticasMembresia>> {
    const now = this.clock.now();
    const monthStart = caracasInstant(`${caracasDate(now).slice(0, 8)}01`);
    const soon = { from: now, to: new Date(now.getTime() + ENDS_SOON_DAYS * DAY) };
    const [rows, plans, porVencer, month, total] = await Promise.all([
      this.figures.countByPlan(),
      this.plans.findAll(),
      this.repository.count({ words: [], ending: soon }),
      this.figures.sumConfirmed(monthStart, new Date(now.getTime() + 1)),
      this.figures.sumConfirmed(new Date(0), new Date(now.getTime() + 1)),
    ]);
    const count = (estado: string, codigo?: string) =>
      rows
        .filter((row) => row.estado === estado && (codigo === undefined || row.codigo === codigo))
        .reduce((sum, row) => sum + row.total, 0);
    return reply({
      activas: count('activa'),
      pendientes: count('pendiente'),
      porVencer,
      vencidas: count('vencida'),
      ingresosMes: toMonto(month.usd),
      ingresosTotal: toMonto(total.usd),
      porPlan: plans
        .map(({ codigo, nombre, rolUsuario }) => ({ codigo, nombre, rolUsuario, activas: count('activa', codigo) }))
        .filter(({ activas }) => activas > 0)
        .sort((a, b) => b.activas - a.activas),
    });
  }

  /** Income from subscriptions in each period between two of these instants; céntimos of Bs. */
  incomeBetween(boundaries: readonly Date[]): Promise<number[]> {
    return Promise.all(
      boundaries.slice(1).map(async (end, i) => (await this.figures.sumConfirmed(boundaries[i]!, end)).bs),
    );
  }

  /** The number of requests that wait for their payment to be confirmed, and since when the oldest does. */
  waiting(): Promise<{ total: number; oldest: Date | null }> {
    return this.repository.countPending();
  }

  /** Counts the plans paid at each of these rates, in their order. */
  countAt(rates: readonly NombreTasa[]): Promise<number[]> {
    return this.figures.countByRate(rates);
  }

  /** Those of a date, or of one rate of it, the latest first. */
  madeAt(fechaTasa: string, tasa: number | undefined, limit: number): Promise<SuscripcionDoc[]> {
    return this.figures.findAtRate(fechaTasa, tasa, limit);
  }

  export(query: SubscriptionQuery): StreamReply {
    const docs = this.repository.stream(this.members.filter(query), READ_AT_ONCE);
    return csvFile('Suscripciones', COLUMNS, mapEach(docs, toSuscripcion));
  }
}
