import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { bareCode } from '@tuerca/contracts/kernel/names';
import { listWords } from '@tuerca/contracts/kernel/text';
import { DAY } from '@tuerca/contracts/kernel/time';
import type { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import type { PagoEnCola } from '@tuerca/contracts/payments/payments/admin-schemas';
import { BANK_RESULT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { ESTADO_PAGO_LABELS, METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { UsersService } from '../../auth/users/users.service';
import { replyPage, type StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { csvFile } from '../../platform/spreadsheet/csv';
import type { PagoDoc } from './payment.schema';
import { toPagoEnCola } from './queue.mapper';
import { type QueueQuery, QueueRepository } from './queue.repository';
import { SaldosRepository } from './saldos.repository';

type Filters = Parsed<typeof paymentsAdmin.export>['query'];

const COLUMNS: readonly FileColumn<PagoDoc>[] = [
  column('Compra', ({ orderNumber }) => orderNumber),
  column('Fecha de registro', ({ fecha }) => caracasDate(fecha)),
  column('Fecha del pago', ({ fechaPago }) => fechaPago),
  column('Estado', ({ estado }) => ESTADO_PAGO_LABELS[estado]),
  column('Respuesta del banco', ({ resultado }) => resultado && BANK_RESULT_MESSAGES[resultado]),
  column('Método', ({ metodoPago }) => METODO_LABELS[metodoPago]),
  column('Banco emisor', ({ bancoEmisor }) => bankName(bancoEmisor)),
  column('Banco receptor', ({ bancoReceptor }) => bankName(bancoReceptor)),
  column('Referencia', ({ referencia }) => referencia),
  column('Monto Bs.', ({ monto }) => toMonto(monto)),
  column('Recibido Bs.', ({ montoRecibido }) => (montoRecibido === null ? null : toMonto(montoRecibido))),
  column('Pagador', ({ nombrePagador }) => nombrePagador),
  column('Cédula', ({ cedulaPagador }) => cedulaPagador),
  column('Teléfono', ({ telefonoPagador }) => telefonoPagador),
  column('Tiendas o plan', ({ detalle, pedidos }) => detalle ?? pedidos.map(({ tienda }) => tienda).join(', ')),
  column('Motivo', ({ motivo }) => motivo),
];

function toQuery({ q, banco, metodo, concepto, desde, hasta, montoMin, montoMax, grupo, estado }: Filters): QueueQuery {
  const digits = bareCode(q ?? '');
  return {
    grupo,
    estado,
    // Cédulas and telephones are written with dots and hyphens as people please.
    words: /^[VEJ]?\d{4,}$/i.test(digits) ? [digits.replace(/\D/g, '')] : listWords(q ?? ''),
    bancoEmisor: banco,
    metodoPago: metodo,
    concepto,
    desde: desde ? caracasInstant(desde) : undefined,
    hasta: hasta ? new Date(caracasInstant(hasta).getTime() + DAY) : undefined,
    montoMin: montoMin === undefined ? undefined : toCentimos(montoMin),
    montoMax: montoMax === undefined ? undefined : toCentimos(montoMax),
  };
}

/** The verification queue: lists, counts, clashes. */
@Injectable()
export class QueueService {
  constructor(
    private readonly repository: QueueRepository,
    private readonly saldos: SaldosRepository,
    private readonly users: UsersService,
  ) {}

  async list({ page, limit, ...filters }: Parsed<typeof paymentsAdmin.queue>['query']) {
    const [{ docs, total }, conteos, porDevolver] = await Promise.all([
      this.repository.findPage(toQuery(filters), { page, limit }),
      this.repository.countGroups(),
      this.saldos.countPending(),
    ]);
    return replyPage(await this.rows(docs), total, { page, limit }, { conteos, porDevolver });
  }

  export(filters: Filters): StreamReply {
    return csvFile(`Pagos_${filters.grupo}`, COLUMNS, this.repository.stream(toQuery(filters)));
  }

  /** Other payments that seem to name the same movement, by id of the payment. */
  async clashes(docs: PagoDoc[]): Promise<Map<string, PagoDoc[]>> {
    const others = await this.repository.findBySuffixes([...new Set(docs.flatMap(({ sufijos }) => sufijos))]);
    const isClash = (doc: PagoDoc, other: PagoDoc) =>
      String(doc._id) !== String(other._id) &&
      doc.bancoReceptor === other.bancoReceptor &&
      doc.sufijos.some((suffix) => other.sufijos.includes(suffix));
    return new Map(docs.map((doc) => [String(doc._id), others.filter((other) => isClash(doc, other))]));
  }

  private async rows(docs: PagoDoc[]): Promise<PagoEnCola[]> {
    const [names, clashes] = await Promise.all([
      this.users.recallContacts([...new Set(docs.map(({ clienteId }) => String(clienteId)))]),
      this.clashes(docs),
    ]);
    return docs.map((doc) =>
      toPagoEnCola(doc, names.get(String(doc.clienteId))?.nombre, clashes.get(String(doc._id)) ?? []),
    );
  }
}
