import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { searchTerms } from '@tuerca/contracts/kernel/text';
import type { payments } from '@tuerca/contracts/payments/payments/endpoints';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { HoldingService } from './holding.service';
import { typedSuffix } from './movement-identity';
import type { PagoDoc } from './payment.schema';
import { PaymentPartsRepository } from './payment-parts.repository';
import { referenciaKeys } from './payment-rules';
import { PagoCambiado } from './payments.events';
import { toPago } from './payments.mapper';
import { PaymentsRepository } from './payments.repository';
import { VerificationService } from './verification.service';

/** Additional payments of clients who had paid less than was due. */
@Injectable()
export class DifferencesService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly verification: VerificationService,
    private readonly holding: HoldingService,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** The second payment is looked for like the first; throws NO_ENCONTRADO, ESTADO_CAMBIO, REFERENCIA_USADA. */
  async report(user: CurrentUser, id: string, body: Parsed<typeof payments.reportDifference>['body']) {
    const pago = await this.repository.findOwn(user.id, id);
    if (!pago) throw new AppError('NO_ENCONTRADO');
    const now = this.clock.now();
    const { referencia, bancoEmisor } = body;
    const fechaPago = body.fechaPago ?? caracasDate(now);
    const sufijo = typedSuffix(referencia);
    const doc = await this.store(user.id, pago, {
      referencia,
      bancoEmisor,
      fechaPago,
      now,
      expira: await this.holding.full(now),
      clavesReferencia: referenciaKeys({ ...pago, referencia, bancoEmisor, fechaPago }),
      sufijos: sufijo ? [sufijo] : [],
      terminos: searchTerms(referencia, sufijo),
    });
    this.events.emit(PagoCambiado.event, new PagoCambiado(user.id));
    if (doc.estado === 'en_verificacion') this.verification.startAgain(id);
    return reply(toPago(doc), { message: PAYMENT_MESSAGES.differenceReported });
  }

  private async store(...args: Parameters<PaymentPartsRepository['reportDifference']>): Promise<PagoDoc> {
    try {
      const doc = await this.parts.reportDifference(...args);
      if (!doc) throw new AppError('ESTADO_CAMBIO');
      return doc;
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('REFERENCIA_USADA');
      throw error;
    }
  }
}
