import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { CitaCalificada } from '../../citas/citas/citas.events';
import { CommentsService } from './comments.service';

/** Turns the rating of an appointment into a verified review of its workshop and stars of its service, in the same transaction. */
@Injectable()
export class CitaRatingsService {
  constructor(private readonly comments: CommentsService) {}

  @OnEvent(CitaCalificada.event, { promisify: true, suppressErrors: false })
  async onRated({ cita, puntuacion, comentario, tx }: CitaCalificada): Promise<void> {
    const rating = { valoracion: puntuacion, texto: comentario };
    const clienteId = String(cita.clienteId);
    await this.comments.recordRating(clienteId, { usuarioObjetivoId: String(cita.tallerId) }, rating, tx);
    await this.comments.recordRating(clienteId, { servicioObjetivoId: String(cita.servicioId) }, rating, tx);
  }
}
