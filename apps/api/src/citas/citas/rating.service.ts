import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { CommentsService } from '../../products/comments/comments.service';
import { BookingsRepository } from './bookings.repository';
import { CitaCalificada } from './citas.events';
import { CitasService, type StoredCita } from './citas.service';

/** Rating a completed appointment, once; the review that comes of it is written in the same transaction. */
@Injectable()
export class RatingService {
  constructor(
    private readonly citas: CitasService,
    private readonly bookings: BookingsRepository,
    private readonly comments: CommentsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Throws ESTADO_CAMBIO before the appointment is completed, CITA_YA_CALIFICADA the second time. */
  async rate(
    user: CurrentUser,
    id: string,
    { puntuacion, comentario }: { puntuacion: number; comentario: string | null },
  ): Promise<Reply<Cita>> {
    this.refuse(await this.citas.own(user, id));
    const calificacion = { puntuacion, comentario, fecha: this.clock.now() };
    const expected = { id, owner: { clienteId: user.id }, from: ['completada'] as const };
    const doc = await this.transactions.run(async (tx) => {
      const rated = await this.bookings.rate(expected, calificacion, tx);
      if (!rated) throw new AppError('CITA_YA_CALIFICADA');
      await this.review(rated, { valoracion: puntuacion, texto: comentario }, tx);
      await emitInTurn(this.events, CitaCalificada.event, new CitaCalificada(rated, puntuacion, comentario, tx));
      return rated;
    });
    return reply(await this.citas.show(doc, user.role), { message: CITA_MESSAGES.rated });
  }

  /** A verified review of the workshop and stars of the service. */
  private async review(
    { clienteId, tallerId, servicioId }: StoredCita,
    rating: Parameters<CommentsService['recordRating']>[2],
    tx: Tx,
  ): Promise<void> {
    await this.comments.recordRating(String(clienteId), { usuarioObjetivoId: String(tallerId) }, rating, tx);
    await this.comments.recordRating(String(clienteId), { servicioObjetivoId: String(servicioId) }, rating, tx);
  }

  private refuse({ estado, calificacion }: StoredCita): void {
    if (estado !== 'completada') throw new AppError('ESTADO_CAMBIO');
    if (calificacion) throw new AppError('CITA_YA_CALIFICADA');
  }
}
