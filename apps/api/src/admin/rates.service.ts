import { Injectable } from '@nestjs/common';
import type { ratesAdmin } from '@tuerca/contracts/admin/rates-endpoints';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import {
  type HechoATasa,
  MADE_AT_RATE,
  type RetiroTasa,
  type TasaConocida,
} from '@tuerca/contracts/platform/system/rates';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { AccountCitasService } from '../citas/citas/account-citas.service';
import { MembershipFiguresService } from '../membresia/membership-figures.service';
import { AdminOrdersService } from '../orders/orders/admin-orders.service';
import type { CurrentUser } from '../platform/common/current-user';
import { type Reply, reply } from '../platform/http/reply';
import type { Parsed } from '../platform/http/request-context';
import { ExchangeRatesService } from '../platform/system/exchange-rates.service';

const SAID = {
  vigente: SYSTEM_MESSAGES.withdrawn,
  ninguna: SYSTEM_MESSAGES.withdrawnWithoutFormer,
  otra: SYSTEM_MESSAGES.withdrawnFormer,
} as const;

/** The rates of the last weeks with what was made at them, and withdrawing a wrong one. */
@Injectable()
export class ExchangeRatesOverviewService {
  constructor(
    private readonly rates: ExchangeRatesService,
    private readonly orders: AdminOrdersService,
    private readonly citas: AccountCitasService,
    private readonly plans: MembershipFiguresService,
  ) {}

  async list(): Promise<TasaConocida[]> {
    const known = await this.rates.known();
    const [pedidos, citas, planes] = await Promise.all([
      this.orders.countAt(known),
      this.citas.countAt(known),
      this.plans.countAt(known),
    ]);
    return known.map((rate, i) => ({ ...rate, pedidos: pedidos[i]!, citas: citas[i]!, planes: planes[i]! }));
  }

  /** Appointments and plan payments made at a rate: their own lists cannot be filtered by it. */
  async made({ fechaTasa, tasa }: Parsed<typeof ratesAdmin.made>['query']): Promise<HechoATasa[]> {
    if (!fechaTasa) return [];
    const [citas, planes] = await Promise.all([
      this.citas.madeAt(fechaTasa, tasa, MADE_AT_RATE),
      this.plans.madeAt(fechaTasa, tasa, MADE_AT_RATE),
    ]);
    return [
      ...citas.map((doc): HechoATasa => ({
        tipo: 'cita',
        _id: String(doc._id),
        nombre: doc.servicio.nombre,
        persona: { _id: String(doc.clienteId), nombre: doc.cliente.nombre },
        taller: doc.taller.nombre,
        fecha: (doc.fechaFinalizacion ?? doc.fechaHora).toISOString(),
        tasa: doc.tasa ?? 0,
        monto: toMonto(doc.precioFinalBs ?? 0),
      })),
      ...planes.map((doc): HechoATasa => ({
        tipo: 'plan',
        _id: String(doc._id),
        nombre: doc.nombre,
        persona: { _id: String(doc.usuarioId), nombre: doc.usuario.nombre },
        taller: null,
        fecha: doc.createdAt.toISOString(),
        tasa: doc.pago?.tasa ?? 0,
        monto: toMonto(doc.pago?.monto ?? 0),
      })),
    ].sort((a, b) => b.fecha.localeCompare(a.fecha));
  }

  /** Throws what `ExchangeRatesService.withdraw` throws. */
  async withdraw(admin: CurrentUser, rate: RetiroTasa): Promise<Reply<TasaConocida[]>> {
    const left = await this.rates.withdraw(admin, rate);
    return reply(await this.list(), { message: SAID[left] });
  }
}
