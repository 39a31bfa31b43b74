import { Injectable } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { UsersService } from '../auth/users/users.service';
import { CommissionRatesService } from '../orders/comisiones/rates.service';
import { AuditService } from '../platform/audit/audit.service';
import { SystemService } from '../platform/system/system.service';
import type { DemoAccountIds } from './demo-accounts.service';

const CHANGES = 14;
/** By how much the demo's rate grew from one day to the next. */
const GROWTH = 1.005;
const OBJECT = 'configuracion:tasa_bcv';

/** Place of the store with a commission of its own: none of those that the demo accounts run. */
const AGREED_STORE = 4;

/** History of the demo's rate, a change a day as the log tells it, and a store with a lower commission than the others. */
@Injectable()
export class DemoRates {
  constructor(
    private readonly audit: AuditService,
    private readonly system: SystemService,
    private readonly rates: CommissionRatesService,
    private readonly users: UsersService,
  ) {}

  /** The log outlives an interrupted load: what stands in it is not told twice. */
  async load({ tiendas }: Pick<DemoAccountIds, 'tiendas'>): Promise<void> {
    if ((await this.audit.about(OBJECT, 1)).length) return;
    const [[admin], { valor, fechaValor, fuente }] = await Promise.all([
      this.users.findIdsByRole('admin'),
      this.system.tasa(),
    ]);
    const last = caracasInstant(fechaValor, '16:30').getTime();
    const state = (days: number) => ({
      valor: Math.round((valor / GROWTH ** days) * 10_000) / 10_000,
      fechaValor: new Date(last - days * DAY).toISOString().slice(0, 10),
      fuente,
    });
    await Promise.all(
      Array.from({ length: CHANGES }, (_, days) =>
        this.audit.record({
          actor: admin!,
          accion: 'configuracion.cambiar',
          objeto: OBJECT,
          antes: state(days + 1),
          despues: state(days),
          motivo: 'Tasa publicada por el BCV',
          fecha: new Date(last - days * DAY),
        }),
      ),
    );
    const agreement = { porcentaje: 6, motivo: 'Acuerdo de apertura: 6 % hasta fin de año' };
    const store = [...tiendas.values()][AGREED_STORE]!;
    await this.rates.setOfStore({ id: admin!, role: 'admin', sid: 'demo' }, store, agreement);
  }
}
