import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import type { statements } from '@tuerca/contracts/payments/payments/statement-endpoints';
import type { Extracto } from '@tuerca/contracts/payments/payments/statement-schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { UsersService } from '../../../auth/users/users.service';
import { AuditService } from '../../../platform/audit/audit.service';
import { AppError } from '../../../platform/common/app-error';
import { Clock } from '../../../platform/common/clock';
import type { CurrentUser } from '../../../platform/common/current-user';
import { fingerprint } from '../../../platform/common/keys';
import { isDuplicateKey } from '../../../platform/database/database-errors';
import { Transactions } from '../../../platform/database/transactions';
import { replyPage, type StreamReply } from '../../../platform/http/reply';
import type { Parsed } from '../../../platform/http/request-context';
import { csvFile } from '../../../platform/spreadsheet/csv';
import { SystemService } from '../../../platform/system/system.service';
import { Threads } from '../../../platform/threads/threads';
import { suffixOf } from '../movement-identity';
import { ClaimsService } from './claims.service';
import { BankMovementsRepository, type NewMovement } from './movements.repository';
import { type ReadStatement, readStatementApart, type StatementRow } from './read-statement';
import type { ExtractoDoc } from './statement.schema';
import { STATEMENT_COLUMNS, toExtracto } from './statements.mapper';
import { StatementsRepository } from './statements.repository';

/** Bad rows that are kept of one file. */
const MAX_ERRORS = 50;

function toMovements(bancoReceptor: string, rows: StatementRow[]): NewMovement[] {
  const movements = rows.map((row) => {
    const { fecha, referencia, monto, bancoEmisor } = row;
    const digits = referencia.replace(/^0+(?=\d)/, '');
    const clave = [bancoReceptor, fecha, digits, monto, bancoEmisor ?? ''].join('|');
    return { ...row, bancoReceptor, clave, sufijo: suffixOf(referencia) };
  });
  // Twice in one file is once in the bank.
  return [...new Map(movements.map((movement) => [movement.clave, movement])).values()];
}

/** Taking the bank's statements in, and listing them. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly repository: StatementsRepository,
    private readonly movements: BankMovementsRepository,
    private readonly claims: ClaimsService,
    private readonly system: SystemService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  /** Enters the movements of a file that are not known yet; the same file answers with what it was. Throws ARCHIVO_RECHAZADO. */
  async upload(
    user: CurrentUser,
    file: ReceivedFile,
    bancoReceptor?: string,
  ): Promise<Extracto & { yaExistia: boolean }> {
    const receptor = bancoReceptor ?? (await this.system.public()).destinatario.banco;
    const fileFingerprint = fingerprint(`${receptor}|${Buffer.from(file.content).toString('base64')}`);
    const known = await this.repository.findByFingerprint(fileFingerprint);
    if (known) {
      // A process that ended in between is caught up with.
      await this.claims.take(String(known._id));
      return { ...(await this.named(known)), yaExistia: true };
    }
    const read = await readStatementApart(this.threads, file.content, this.clock.now());
    const movements = toMovements(receptor, read.rows);
    const id = this.repository.newId();
    // The movements come first: a statement without them would look as if nothing had come.
    const nuevos = await this.movements.enter(id, movements);
    await this.claims.take(id);
    const doc = { id, huella: fileFingerprint, bancoReceptor: receptor, nombre: file.name.slice(0, 120), por: user.id };
    return this.enter(user, { ...doc, ...this.figures(read, movements, nuevos) });
  }

  async list(query: Parsed<typeof statements.list>['query']) {
    const { docs, total } = await this.repository.findPage(query);
    const names = await this.users.recallContacts(docs.map(({ por }) => por));
    return replyPage(
      docs.map((doc) => toExtracto(doc, names.get(doc.por)?.nombre)),
      total,
      query,
    );
  }

  /** All of them, sent as they are read. */
  export(): StreamReply {
    return csvFile(`Extractos_${caracasDate(this.clock.now())}`, STATEMENT_COLUMNS, this.rows());
  }

  /** Throws EXTRACTO_NO_ENCONTRADO. */
  async existing(id: string): Promise<ExtractoDoc> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('EXTRACTO_NO_ENCONTRADO');
    return doc;
  }

  async named(doc: ExtractoDoc): Promise<Extracto> {
    return toExtracto(doc, (await this.users.recallContacts([doc.por])).get(doc.por)?.nombre);
  }

  private async *rows() {
    for await (const doc of this.repository.stream()) yield await this.named(doc);
  }

  private async enter(user: CurrentUser, data: Parameters<StatementsRepository['insert']>[0]) {
    try {
      const doc = await this.transactions.run(async (tx) => {
        const inserted = await this.repository.insert(data, tx);
        const { nombre, movimientos, nuevos, totalErrores } = inserted;
        await this.audit.record(
          {
            actor: user.id,
            accion: 'extracto.importar',
            objeto: `extracto:${data.id}`,
            antes: null,
            despues: { nombre, movimientos, nuevos, totalErrores },
          },
          tx,
        );
        return inserted;
      });
      return { ...(await this.named(doc)), yaExistia: false };
    } catch (error) {
      const same = isDuplicateKey(error) && (await this.repository.findByFingerprint(data.huella));
      if (!same) throw error;
      return { ...(await this.named(same)), yaExistia: true };
    }
  }

  private figures({ rows, omitidos, errores }: ReadStatement, movements: NewMovement[], nuevos: number) {
    const dates = movements.map(({ fecha }) => fecha).sort();
    return {
      fecha: this.clock.now(),
      desde: dates[0]!,
      hasta: dates.at(-1)!,
      movimientos: movements.length,
      nuevos,
      repetidos: rows.length - nuevos,
      omitidos,
      total: movements.reduce((sum, { monto }) => sum + monto, 0),
      errores: errores.slice(0, MAX_ERRORS),
      totalErrores: errores.length,
    };
  }
}
