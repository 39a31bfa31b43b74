import { Injectable } from '@nestjs/common';
import { truncate } from '@tuerca/contracts/kernel/text';
import {
  type AccionReporte,
  OBJETO_REPORTE_LABELS,
  type ObjetoReporte,
} from '@tuerca/contracts/platform/reportes/objects';
import { InTransaction } from '../../platform/common/in-transaction';
import type { StoredCaso } from '../../platform/reportes/reportes.events';
import { DecisionApelada, ReporteCreado, ReporteResuelto } from '../../platform/reportes/reportes.events';
import { ComentarioModerado } from '../../products/comments/comments.events';
import { PreguntaModerada } from '../../products/preguntas/preguntas.events';
import { type Notice, NotificationsService } from './notifications.service';

/** A notice quotes the beginning. */
const QUOTED = 140;
const quoted = (text: string) => `«${truncate(text, QUOTED)}»`;
const adminPath = ({ _id }: StoredCaso) => `/admin/reportes/${String(_id)}`;
/** Between two parties both hear what was decided; who wrote or sells something hears only of what is held against it. */
const BETWEEN_PARTIES: readonly ObjetoReporte[] = ['pedido', 'cita', 'devolucion'];
const MEASURES: Record<AccionReporte, string> = {
  ocultar: 'Ya no se muestra.',
  eliminar: 'Fue eliminado.',
  pausar: 'Tu negocio quedó pausado.',
  advertir: 'Es una advertencia: si se repite, podemos tomar otras medidas.',
  ninguna: '',
};
const sentence = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Tells administrators what was reported, its author what was decided and why, and who reported it that somebody looked. */
@Injectable()
export class ModerationNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(ReporteCreado)
  onReported({ reporte, caso, tx }: ReporteCreado): Promise<void> {
    return this.notifications.notifyAdmins({
      tx,
      tipo: 'sistema',
      clave: `${ReporteCreado.event}:${String(reporte._id)}`,
      ruta: adminPath(caso),
      titulo: caso.objeto === 'devolucion' ? 'Revisión de una devolución' : reportedTitle(caso.objeto),
      mensaje: `${quoted(caso.texto)} Motivo: ${truncate(reporte.motivo, QUOTED)}`,
    });
  }

  @InTransaction(ReporteResuelto)
  async onSettled({ caso, reporteros, tx }: ReporteResuelto): Promise<void> {
    const { decision, accion, motivo } = caso.resolucion!;
    const isRight = decision === 'procede';
    const clave = `${ReporteResuelto.event}:${String(caso._id)}`;
    const base = { tipo: 'sistema' as const, clave, correo: true };
    const autorId = caso.autorId && String(caso.autorId);
    const outcome = isRight
      ? 'Tenías razón y tomamos medidas. Gracias por avisar.'
      : `No encontramos una falta. ${motivo}`;
    const notices: Notice[] = reporteros
      .filter((id) => id !== autorId)
      .map((usuarioId) => ({
        ...base,
        usuarioId,
        ruta: null,
        titulo: 'Revisamos tu reporte',
        mensaje: `${quoted(caso.titulo)} ${outcome}`,
      }));
    if (autorId && (isRight || BETWEEN_PARTIES.includes(caso.objeto)))
      notices.push({
        ...base,
        usuarioId: autorId,
        ruta: `/decisiones/${String(caso._id)}`,
        titulo: isRight ? 'Tomamos una decisión sobre algo tuyo' : 'Revisamos un reporte y no hay falta',
        mensaje: sentence(quoted(caso.titulo), isRight ? MEASURES[accion] : '', `Motivo: ${motivo}`),
      });
    await this.notifications.notify(notices, tx);
  }

  @InTransaction(DecisionApelada)
  async onAppealed({ caso, resuelta, tx }: DecisionApelada): Promise<void> {
    const clave = `${DecisionApelada.event}:${String(caso._id)}`;
    const { texto, decision, motivo } = caso.apelacion!;
    if (!resuelta)
      return this.notifications.notifyAdmins({
        tx,
        tipo: 'sistema',
        clave,
        ruta: adminPath(caso),
        titulo: 'Respondieron una decisión',
        mensaje: `${quoted(caso.titulo)} ${quoted(texto)}`,
      });
    const result = decision === 'revertir' ? 'Revertimos la decisión.' : 'Mantenemos la decisión.';
    await this.notifications.notifyOne(tx, {
      usuarioId: String(caso.autorId),
      tipo: 'sistema',
      clave: `${clave}:resuelta`,
      correo: true,
      ruta: `/decisiones/${String(caso._id)}`,
      titulo: 'Revisamos tu respuesta',
      mensaje: `${quoted(caso.titulo)} ${result} Motivo: ${motivo!}`,
    });
  }

  @InTransaction(ComentarioModerado)
  onReviewModerated({ comment, oculto, motivo, ruta, fecha, tx }: ComentarioModerado): Promise<void> {
    return this.notifications.notifyOne(tx, {
      tipo: 'sistema',
      correo: true,
      usuarioId: String(comment.usuarioId),
      clave: `${ComentarioModerado.event}:${String(comment._id)}:${fecha.getTime()}`,
      ruta,
      titulo: oculto ? 'Ocultamos tu reseña' : 'Tu reseña vuelve a mostrarse',
      mensaje: sentence(comment.texto && quoted(comment.texto), `Motivo: ${motivo}`),
    });
  }

  @InTransaction(PreguntaModerada)
  onQuestionModerated({ pregunta, que, oculta, motivo, fecha, tx }: PreguntaModerada): Promise<void> {
    const isQuestion = que === 'pregunta';
    const text = isQuestion ? pregunta.texto : pregunta.respuesta!.texto;
    return this.notifications.notifyOne(tx, {
      tipo: 'sistema',
      correo: true,
      usuarioId: String(isQuestion ? pregunta.usuarioId : pregunta.tiendaId),
      clave: `${PreguntaModerada.event}:${que}:${String(pregunta._id)}:${fecha.getTime()}`,
      ruta: `/producto/${String(pregunta.productoId)}#preguntas`,
      titulo: oculta ? `Ocultamos tu ${que}` : `Tu ${que} vuelve a mostrarse`,
      mensaje: `${quoted(text)} Motivo: ${motivo}`,
    });
  }
}

/** 'Reseña reportada', 'Pedido reportado'. */
function reportedTitle(objeto: ObjetoReporte): string {
  const label = OBJETO_REPORTE_LABELS[objeto];
  const isMasculine = ['taller', 'producto', 'pedido'].includes(objeto);
  return `${label} ${isMasculine ? 'reportado' : 'reportada'}`;
}
