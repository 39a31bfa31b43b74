import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions } from '../../platform/database/transactions';
import { reply } from '../../platform/http/reply';
import type { NamedFile } from '../../platform/storage/file-answer';
import { AttachmentsService } from '../../platform/uploads/attachments.service';
import { PaymentPartsRepository } from './payment-parts.repository';
import { PagoCambiado } from './payments.events';
import { toPago } from './payments.mapper';
import { PaymentsRepository } from './payments.repository';

/** Pictures of payments: their owner adds them, she and the administrators see them. */
@Injectable()
export class CapturesService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly attachments: AttachmentsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
  ) {}

  /** Throws NO_ENCONTRADO, CAPTURAS_COMPLETAS, and what the pictures themselves are refused for. */
  async attach(user: CurrentUser, id: string, files: readonly ReceivedFile[]) {
    if (!(await this.repository.findOwn(user.id, id))) throw new AppError('NO_ENCONTRADO');
    const stored = await this.attachments.storePictures(user, 'pagos', files);
    const capturas = stored.map(({ _id, nombre, ancho, alto }) => ({ adjuntoId: _id as never, nombre, ancho, alto }));
    const doc = await this.transactions.run(async (tx) => {
      const attached = await this.parts.attach(user.id, id, capturas, tx);
      if (!attached) throw new AppError('CAPTURAS_COMPLETAS');
      await this.attachments.claim(
        stored.map(({ _id }) => _id),
        tx,
      );
      await emitInTurn(this.events, PagoCambiado.event, new PagoCambiado(user.id, tx));
      return attached;
    });
    return reply(toPago(doc), { message: PAYMENT_MESSAGES.captureStored });
  }

  /** Throws NO_ENCONTRADO for a payment of somebody else and for a file of another payment. */
  async read(user: CurrentUser, id: string, capturaId: string): Promise<NamedFile> {
    const pago =
      user.role === 'admin' ? await this.repository.findById(id) : await this.repository.findOwn(user.id, id);
    const captura = pago?.capturas.find(({ adjuntoId }) => String(adjuntoId) === capturaId);
    const file = captura && (await this.attachments.find(capturaId));
    if (!file) throw new AppError('NO_ENCONTRADO');
    return file;
  }
}
