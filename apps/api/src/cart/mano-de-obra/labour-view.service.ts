import { Injectable } from '@nestjs/common';
import type { ManoDeObraDeCita } from '@tuerca/contracts/cart/mano-de-obra/schemas';
import { LIVE_ESTADOS_MANO_DE_OBRA } from '@tuerca/contracts/cart/mano-de-obra/states';
import { HOLDING_ESTADOS } from '@tuerca/contracts/citas/citas/states';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { CitasService } from '../../citas/citas/citas.service';
import { PaymentsService } from '../../payments/payments/payments.service';
import type { CurrentUser } from '../../platform/common/current-user';
import { SystemService } from '../../platform/system/system.service';
import { type Due, LabourPaymentsService } from './labour-payments.service';
import { toManoDeObra } from './mano-de-obra.mapper';
import { ManoDeObraRepository } from './mano-de-obra.repository';

/** The labour of an appointment as its client and its workshop read it. */
@Injectable()
export class LabourViewService {
  constructor(
    private readonly repository: ManoDeObraRepository,
    private readonly labour: LabourPaymentsService,
    private readonly citas: CitasService,
    private readonly payments: PaymentsService,
    private readonly system: SystemService,
  ) {}

  /** Throws CITA_NO_ENCONTRADA. */
  async of(user: CurrentUser, citaId: string): Promise<ManoDeObraDeCita> {
    const [cita, doc] = await Promise.all([this.citas.own(user, citaId), this.repository.findLast(citaId)]);
    const isLive = doc !== null && (LIVE_ESTADOS_MANO_DE_OBRA as readonly string[]).includes(doc.estado);
    const isClient = user.role === 'client';
    const due = isClient && !isLive ? await this.labour.due(cita) : null;
    return {
      porPagar: due && (await this.payable(due)),
      sinPrecio: isClient && !isLive && !due && (HOLDING_ESTADOS as readonly string[]).includes(cita.estado),
      manoDeObra: doc && toManoDeObra(doc, user.role),
      pago: doc && isClient ? await this.payments.findOwn(user.id, String(doc._id)) : null,
    };
  }

  /** Null while there is nobody to pay to. */
  private async payable(due: Due): Promise<ManoDeObraDeCita['porPagar']> {
    const { destinatario } = await this.system.public();
    if (!destinatario.titular || !(destinatario.telefono || destinatario.cuenta)) return null;
    const { monto, cents, tasa, fechaTasa } = due;
    return { monto: toMonto(monto), montoUSD: toMonto(cents), tasa, fechaTasa, destinatario };
  }
}
