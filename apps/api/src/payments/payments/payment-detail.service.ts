import { Injectable } from '@nestjs/common';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { grupoOf } from '@tuerca/contracts/payments/payments/states';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { UsersService } from '../../auth/users/users.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { BankChecksRepository } from './bank-checks.repository';
import { shiftDate, typedSuffix } from './movement-identity';
import type { PagoDoc } from './payment.schema';
import { pendingPart } from './payment-part';
import { OPEN_ESTADOS } from './payment-rules';
import { toPago } from './payments.mapper';
import { PaymentsRepository } from './payments.repository';
import { toAbonos, toConsulta, toMovimiento, toPedidos, toRepetido } from './queue.mapper';
import { QueueService } from './queue.service';
import { compare, NEAR_DAYS, toMatchMovement, toMatchPayment } from './statements/matching';
import { BankMovementsRepository } from './statements/movements.repository';

const MAX_CANDIDATES = 8;

/** All that an administrator may know of one payment. */
@Injectable()
export class PaymentDetailService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly answers: BankChecksRepository,
    private readonly movements: BankMovementsRepository,
    private readonly queue: QueueService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  /** Throws NO_ENCONTRADO. */
  async get(id: string): Promise<PagoDetalle> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    const clienteId = String(doc.clienteId);
    const [answers, clashes, lines, candidatos, contacts] = await Promise.all([
      this.answers.findByPayment(id),
      this.queue.clashes([doc]),
      this.audit.about(`pago:${id}`),
      this.candidates(doc),
      this.users.recallContacts([clienteId]),
    ]);
    const { sinMovimiento: asked } = doc;
    const actors = [
      ...(asked ? [asked.por] : []),
      ...lines.map(({ actor }) => actor),
      ...doc.historial.map(({ por }) => por),
    ];
    const names = await this.users.recallContacts(actors.filter((actor) => /^[0-9a-f]{24}$/.test(actor)));
    const nameOf = (actor: string) => names.get(actor)?.nombre ?? actor;
    const contact = contacts.get(clienteId);
    return {
      ...toPago(doc),
      grupo: grupoOf(doc),
      cliente: {
        _id: clienteId,
        nombre: contact?.nombre ?? doc.nombrePagador,
        email: contact?.email ?? doc.emailPagador,
        telefono: contact?.telefono ?? doc.telefonoPagador,
      },
      pedidos: toPedidos(doc),
      bancoReceptorNombre: bankName(doc.bancoReceptor),
      repetidos: (clashes.get(id) ?? []).map(toRepetido),
      abonos: toAbonos(doc),
      porRecibir: toMonto(OPEN_ESTADOS.includes(doc.estado) ? pendingPart(doc).monto : 0),
      sinMovimiento: asked
        ? { por: nameOf(asked.por), porId: asked.por, nota: asked.nota, fecha: asked.fecha.toISOString() }
        : null,
      intentos: doc.intentos,
      proximaRevision: doc.proximaRevision && doc.proximaRevision.toISOString(),
      consultas: answers.map(toConsulta),
      historial: doc.historial.map(({ estado, fecha, por, nota }) => ({
        estado,
        fecha: fecha.toISOString(),
        por: nameOf(por),
        nota,
      })),
      auditoria: lines.map(({ fecha, accion, actor, motivo }) => ({
        fecha: fecha.toISOString(),
        accion,
        actor: nameOf(actor),
        motivo: motivo ?? null,
      })),
      candidatos,
    };
  }

  /** Free movements of imported statements that may be this payment's, the likeliest first. */
  private async candidates(doc: PagoDoc): Promise<PagoDetalle['candidatos']> {
    // What has been rejected is looked for, too: its money may have come late.
    if (!OPEN_ESTADOS.includes(doc.estado) && doc.estado !== 'rechazado') return [];
    const part = pendingPart(doc);
    const found = await this.movements.findCandidates(doc.bancoReceptor, {
      sufijo: typedSuffix(part.referencia),
      monto: part.monto,
      fechas: { desde: shiftDate(part.fechaPago, -NEAR_DAYS), hasta: shiftDate(part.fechaPago, NEAR_DAYS) },
    });
    return found
      .flatMap((movement) => {
        const match = compare(toMatchMovement(movement), toMatchPayment(doc));
        return match ? [{ movement, match }] : [];
      })
      .sort((a, b) => b.match.score - a.match.score)
      .slice(0, MAX_CANDIDATES)
      .map(({ movement, match: { fuerza, razones } }) => ({ movimiento: toMovimiento(movement), fuerza, razones }));
  }
}
