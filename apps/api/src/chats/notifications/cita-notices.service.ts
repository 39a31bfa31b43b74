import { Injectable } from '@nestjs/common';
import { formatDuration, noticeInWords } from '@tuerca/contracts/citas/citas/durations';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { caracasDate, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatBs, formatUsd } from '@tuerca/contracts/venezuela/dinero';
import { type CitaChange, CitaMovida, CitaPorComenzar, PrecioPorConfirmar } from '../../citas/citas/citas.events';
import type { StoredCita } from '../../citas/citas/citas.service';
import { Clock } from '../../platform/common/clock';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

/** Times until an appointment are said in steps, and up to two hours in hours and minutes. */
const STEP_MINUTES = 5;
const STEP_MS = STEP_MINUTES * 60_000;
const IN_HOURS = 120;
interface Text {
  titulo: string;
  mensaje: string;
}
type Party = 'cliente' | 'taller';

/** Parties that can be notified: a client whom the workshop booked may have no account. */
const partiesOf = ({ cliente }: StoredCita): Party[] => (cliente.email === null ? ['taller'] : ['cliente', 'taller']);
const whenOf = ({ fechaHora }: StoredCita): string => formatFechaHora(fechaHora);
const because = ({ razonCancelacion }: StoredCita): string => (razonCancelacion ? ` Motivo: ${razonCancelacion}` : '');

/** Time until an appointment from `now`, not from when the reminder was due: a late one must not name a time that has passed. */
function reminderTitle(start: Date, now: Date): string {
  const minutes = Math.round((start.getTime() - now.getTime()) / STEP_MS) * STEP_MINUTES;
  if (minutes <= 0) return 'Tu cita comienza ahora';
  if (minutes > IN_HOURS) return caracasDate(start) === caracasDate(now) ? 'Tu cita es hoy' : 'Tu cita es mañana';
  return `Tu cita es en ${minutes > 60 && minutes % 60 ? formatDuration(minutes) : noticeInWords(minutes)}`;
}

/** The final price; above the approved one with both figures, the reason and what to do about it. */
function finalPrice({ precioFinal, precioFinalBs, precioAprobado, motivoPrecio }: StoredCita): string {
  const price = `Precio final: ${formatBs(precioFinalBs ?? 0)}.`;
  if (!motivoPrecio) return price;
  const figures = `${formatUsd(precioFinal ?? 0)}; habías aprobado ${formatUsd(precioAprobado ?? 0)}`;
  return `${price} Es más de lo que aprobaste (${figures}). Motivo: ${asSentence(motivoPrecio)} Si no estás de acuerdo, objétalo desde tu cita.`;
}

/** Notices to the client about changes that somebody else made. */
const TO_CLIENT: Partial<Record<CitaChange, (cita: StoredCita, event: CitaMovida) => Text>> = {
  creada: (cita) => ({
    titulo: 'Cita agendada',
    mensaje: `${cita.taller.nombre} agendó tu cita de ${cita.servicio.nombre} para el ${whenOf(cita)}.`,
  }),
  confirmada: (cita) => ({
    titulo: 'Cita confirmada',
    mensaje: `${cita.taller.nombre} confirmó tu cita de ${cita.servicio.nombre} para el ${whenOf(cita)}.`,
  }),
  cancelada: (cita, { por }) =>
    por === 'sistema'
      ? {
          titulo: 'Solicitud de cita vencida',
          mensaje: `${cita.taller.nombre} no respondió a tiempo tu solicitud para el ${whenOf(cita)}. Elige otra hora u otro taller.`,
        }
      : {
          titulo: 'Cita cancelada',
          mensaje: `${por === 'administracion' ? `La administración de Tuerca canceló tu cita en ${cita.taller.nombre}` : `${cita.taller.nombre} canceló tu cita`} del ${whenOf(cita)}.${because(cita)}`,
        },
  reprogramada: (cita, { before, motivo }) => ({
    titulo: 'Cita reprogramada',
    mensaje: `${cita.taller.nombre} cambió tu cita${before ? ` del ${formatFechaHora(before)}` : ''} para el ${whenOf(cita)}.${motivo ? ` Motivo: ${motivo}` : ''}`,
  }),
  en_proceso: (cita) => ({
    titulo: 'Servicio en proceso',
    mensaje: `${cita.taller.nombre} comenzó a trabajar en tu ${cita.vehiculo.marca} ${cita.vehiculo.modelo}.`,
  }),
  completada: (cita, { por, motivo }) => ({
    titulo: 'Servicio completado',
    mensaje:
      por === 'administracion'
        ? `La administración de Tuerca dio por atendida tu cita en ${cita.taller.nombre} del ${whenOf(cita)}. ${asSentence(motivo ?? '')} ${finalPrice(cita)} Si no fue así, repórtalo desde tu cita.`
        : `Tu ${cita.vehiculo.marca} ${cita.vehiculo.modelo} está listo. ${finalPrice(cita)} Ya puedes calificar el servicio.`,
  }),
  inicio_deshecho: (cita) => ({
    titulo: 'Tu servicio no ha comenzado',
    mensaje: `${cita.taller.nombre} había anotado el inicio por error. Tu cita sigue confirmada para el ${whenOf(cita)}.`,
  }),
  asistio: (cita) => ({
    titulo: 'Corrigieron tu asistencia',
    mensaje: `${cita.taller.nombre} corrigió que no asististe a tu cita del ${whenOf(cita)}. No cuenta como inasistencia.`,
  }),
  corregida: (cita) => ({
    titulo: 'Corrigieron tu servicio',
    mensaje: `${cita.taller.nombre}: ${cita.historialEstados.at(-1)?.notas ?? ''} Si no estás de acuerdo, repórtalo desde tu cita.`,
  }),
  no_asistio: (cita) => ({
    titulo: 'No asististe a tu cita',
    mensaje: `${cita.taller.nombre} indicó que no asististe a tu cita del ${whenOf(cita)}.`,
  }),
};
/** Notices to the workshop about changes that it did not make. */
const TO_WORKSHOP: Partial<Record<CitaChange, (cita: StoredCita, event: CitaMovida) => Text>> = {
  creada: (cita) => ({
    titulo: 'Nueva solicitud de cita',
    mensaje: `${cita.cliente.nombre} pidió ${cita.servicio.nombre} para el ${whenOf(cita)}. Confírmala o recházala.`,
  }),
  cancelada: (cita, { por }) =>
    por === 'sistema'
      ? {
          titulo: 'Solicitud de cita vencida',
          mensaje: `La solicitud de ${cita.cliente.nombre} para el ${whenOf(cita)} venció sin respuesta.`,
        }
      : {
          titulo: 'Cita cancelada',
          mensaje: `${por === 'administracion' ? `La administración de Tuerca canceló la cita de ${cita.cliente.nombre}` : `${cita.cliente.nombre} canceló su cita`} del ${whenOf(cita)}.${because(cita)}`,
        },
  completada: (cita) => ({
    titulo: 'Servicio completado',
    mensaje: `La administración de Tuerca dio por atendida la cita de ${cita.cliente.nombre} del ${whenOf(cita)} en ${formatUsd(cita.precioFinal ?? 0)}.`,
  }),
  reprogramada: (cita, { before }) => ({
    titulo: 'Cita reprogramada',
    mensaje: `${cita.cliente.nombre} cambió su cita${before ? ` del ${formatFechaHora(before)}` : ''} para el ${whenOf(cita)}.`,
  }),
};

/** Tells the other party what became of an appointment, in the transaction in which it happens. */
@Injectable()
export class CitaNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  @InTransaction(CitaMovida)
  async onMoved(event: CitaMovida): Promise<void> {
    const { cita, change, por, tx } = event;
    if (event.keepsTime) return;
    const told = partiesOf(cita).flatMap((party) => {
      const words = party === por ? undefined : (party === 'cliente' ? TO_CLIENT : TO_WORKSHOP)[change];
      return words ? [this.notice(party, cita, words(cita, event), `${change}:${cita.historialEstados.length}`)] : [];
    });
    await this.notifications.notify(told, tx);
  }

  @InTransaction(CitaPorComenzar)
  async onReminder({ cita, hours, tx }: CitaPorComenzar): Promise<void> {
    if (!partiesOf(cita).includes('cliente')) return;
    const words = {
      titulo: reminderTitle(cita.fechaHora, this.clock.now()),
      mensaje: `${cita.servicio.nombre} en ${cita.taller.nombre}, el ${whenOf(cita)}.${cita.taller.direccion ? ` Dirección: ${cita.taller.direccion}.` : ''}`,
    };
    const clave = `recordatorio:${hours}:${cita.fechaHora.getTime()}`;
    await this.notifications.notifyOne(tx, this.notice('cliente', cita, words, clave));
  }

  @InTransaction(PrecioPorConfirmar)
  async onProposed({ cita, tx }: PrecioPorConfirmar): Promise<void> {
    const { precio, motivo, fecha, autor } = cita.precioPropuesto!;
    const words = {
      titulo: CITA_MESSAGES.priceWaits,
      mensaje: `${autor?.nombre ?? 'Tu equipo'} propone ${formatUsd(precio)} por ${cita.servicio.nombre} de ${cita.cliente.nombre}.${motivo ? ` Motivo: ${asSentence(motivo)}` : ''} El servicio se completa cuando lo confirmes.`,
    };
    await this.notifications.notifyOne(tx, this.notice('taller', cita, words, `precio:${fecha.getTime()}`));
  }

  private notice(party: Party, cita: StoredCita, words: Text, clave: string) {
    const id = String(cita._id);
    return {
      ...words,
      usuarioId: String(party === 'cliente' ? cita.clienteId : cita.tallerId),
      correo: true,
      tipo: 'cita' as const,
      clave: `cita:${id}:${clave}`,
      ruta: citaPage(party === 'cliente' ? 'client' : 'workshop', id),
    };
  }
}
