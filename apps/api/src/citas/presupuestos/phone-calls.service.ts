import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { AprobacionTelefonica, Objecion } from '@tuerca/contracts/citas/presupuestos/calls';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import { isObjectionable, OBJECTION_HOURS } from '@tuerca/contracts/citas/presupuestos/rules';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import {
  estadoOfLines,
  type EstadoPresupuesto,
  ESTADOS_WITH_PRESUPUESTO,
  presupuestoEstado,
} from '@tuerca/contracts/citas/presupuestos/states';
import { HOUR, MINUTE } from '@tuerca/contracts/kernel/time';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { CitasService } from '../citas/citas.service';
import type { LineaDoc, PresupuestoDoc } from './presupuesto.schema';
import { PresupuestoAprobadoPorTelefono, PresupuestoObjetado } from './presupuestos.events';
import { PresupuestosRepository } from './presupuestos.repository';
import { PresupuestosService } from './presupuestos.service';

/** States that no answer to a line changes. */
const OVER: readonly EstadoPresupuesto[] = ['reemplazado', 'retirado', 'cerrado'];

const wrongTime = (mensaje: string) =>
  new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'hora', mensaje }] });

/** The named lines of a presupuesto; throws ENTRADA_INVALIDA for one that is not among its lines. */
function linesOf({ lineas }: PresupuestoDoc, ids: readonly string[]): LineaDoc[] {
  const byId = new Map(lineas.map((line) => [String(line._id), line]));
  return ids.map((id) => {
    const line = byId.get(id);
    if (!line) throw new AppError('ENTRADA_INVALIDA', { message: PRESUPUESTO_MESSAGES.otherLine });
    return line;
  });
}

/** Approvals by telephone: the workshop notes them line by line, the client is told and may object within a stated time. */
@Injectable()
export class PhoneCallsService {
  constructor(
    private readonly repository: PresupuestosRepository,
    private readonly presupuestos: PresupuestosService,
    private readonly citas: CitasService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Approves lines that wait for an answer, as was said on the telephone; the others go on waiting. */
  async note(user: CurrentUser, id: string, form: AprobacionTelefonica): Promise<Reply<Presupuesto>> {
    const doc = await this.presupuestos.own(user, id);
    const cita = await this.citas.own(user, String(doc.citaId));
    const now = this.clock.now();
    if (!ESTADOS_WITH_PRESUPUESTO.includes(cita.estado)) throw new AppError('ESTADO_CAMBIO');
    if (!cita.cliente.telefono) throw new AppError('CLIENTE_SIN_TELEFONO');
    const fecha = caracasInstant(form.fecha, form.hora);
    if (fecha > now) throw wrongTime('La llamada no puede ser en el futuro');
    // The time of the call is known to the minute.
    if (fecha.getTime() + MINUTE <= doc.createdAt.getTime())
      throw wrongTime('La llamada no puede ser anterior al presupuesto');
    const approved = linesOf(doc, form.lineas);
    if (approved.some(({ estado }) => estado !== 'pendiente')) throw new AppError('PRESUPUESTO_CAMBIO');
    const { con, nota } = form;
    const hasta = new Date(now.getTime() + OBJECTION_HOURS * HOUR);
    const llamada = { con, fecha, nota, anotada: now, hasta, objetada: null, objecion: null };
    const lineas = doc.lineas.map((line) =>
      approved.includes(line) ? { ...line, estado: 'aprobada' as const, llamada } : line,
    );
    const estado = estadoOfLines(lineas);
    const move = { estado, lineas, ...(estado !== 'enviado' && { respondido: now }) };
    const entry = {
      accion: 'telefono',
      fecha: now,
      lineas: approved.length,
      nota: `${con}: ${nota}`,
      autor: authorOf(user),
    } as const;
    const after = await this.transactions.run(async (tx) => {
      const noted = await this.repository.noteCall(doc, move, entry, tx);
      if (noted)
        await emitInTurn(
          this.events,
          PresupuestoAprobadoPorTelefono.event,
          new PresupuestoAprobadoPorTelefono(noted, approved.length, hasta, tx),
        );
      return noted;
    });
    if (!after)
      throw new AppError(presupuestoEstado(doc, now) === 'vencido' ? 'PRESUPUESTO_VENCIDO' : 'PRESUPUESTO_CAMBIO');
    return reply(await this.presupuestos.show(user, after), { message: PRESUPUESTO_MESSAGES.callNoted });
  }

  /** The client did not approve lines that were noted so: they are rejected; throws OBJECION_TARDIA after the stated time. */
  async object(user: CurrentUser, id: string, form: Objecion): Promise<Reply<Presupuesto>> {
    const doc = await this.presupuestos.own(user, id);
    const now = this.clock.now();
    const objected = linesOf(doc, form.lineas);
    if (objected.some(({ llamada }) => !llamada || llamada.objetada)) throw new AppError('PRESUPUESTO_CAMBIO');
    if (!objected.every(({ llamada }) => isObjectionable(llamada, now))) throw new AppError('OBJECION_TARDIA');
    const lineas = doc.lineas.map((line) =>
      objected.includes(line)
        ? {
            ...line,
            estado: 'rechazada' as const,
            llamada: { ...line.llamada!, objetada: now, objecion: form.motivo },
          }
        : line,
    );
    const entry = { accion: 'objetado', fecha: now, lineas: objected.length, nota: form.motivo } as const;
    const after = await this.transactions.run(async (tx) => {
      // A version that was replaced or closed stays so; what was noted on it is objected to all the same.
      const estado = OVER.includes(doc.estado) ? doc.estado : estadoOfLines(lineas);
      const moved = await this.repository.object(doc, { estado, lineas }, entry, tx);
      if (moved)
        await emitInTurn(
          this.events,
          PresupuestoObjetado.event,
          new PresupuestoObjetado(moved, objected.length, form.motivo, tx),
        );
      return moved;
    });
    if (!after) throw new AppError('PRESUPUESTO_CAMBIO');
    return reply(await this.presupuestos.show(user, after), { message: PRESUPUESTO_MESSAGES.objected });
  }
}
