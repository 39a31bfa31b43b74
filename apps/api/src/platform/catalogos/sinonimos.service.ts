import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import { type GrupoSinonimos, type Sinonimos, termKey } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AuditService } from '../audit/audit.service';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { Transactions, type Tx } from '../database/transactions';
import { type Reply, reply, type StreamReply } from '../http/reply';
import { csvFile } from '../spreadsheet/csv';
import { CatalogosRepository } from './catalogos.repository';
import { LiveCatalogos } from './live-catalogos.service';
import type { SinonimosDoc } from './sinonimo.schema';
import { SinonimosRepository } from './sinonimos.repository';

const toSinonimos = ({ _id, palabras, updatedAt }: SinonimosDoc): Sinonimos => ({
  _id: String(_id),
  palabras,
  actualizado: updatedAt.toISOString(),
});

const COLUMNS: readonly FileColumn<Sinonimos>[] = [
  column('Palabras', ({ palabras }) => palabras.join(', ')),
  column('Último cambio', ({ actualizado }) => caracasDate(new Date(actualizado))),
];

/** Groups of words that mean the same to the search; every instance knows them within 2 s. */
@Injectable()
export class SinonimosService {
  constructor(
    private readonly repository: SinonimosRepository,
    private readonly catalogos: CatalogosRepository,
    private readonly live: LiveCatalogos,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** All groups, the newest first. */
  async list(): Promise<Sinonimos[]> {
    return (await this.repository.findAll()).map(toSinonimos);
  }

  /** The groups for a spreadsheet, a line each. */
  async export(): Promise<StreamReply> {
    return csvFile(`Sinonimos_${caracasDate(this.clock.now())}`, COLUMNS, await this.list());
  }

  /** Adds a group. Throws SINONIMO_REPETIDO, naming the words that stand in other groups. */
  async add(user: CurrentUser, { palabras, motivo }: GrupoSinonimos): Promise<Reply<Sinonimos>> {
    const words = await this.wordsOf(palabras);
    const doc = await this.write(async (tx) => {
      const added = await this.repository.insert(words, tx);
      const line = { actor: user.id, accion: 'sinonimos.agregar', objeto: `sinonimos:${String(added._id)}` } as const;
      await this.audit.record({ ...line, despues: { palabras }, motivo }, tx);
      return added;
    });
    return reply(toSinonimos(doc), { message: CATALOGO_MESSAGES.groupSaved });
  }

  /** Changes a group. Throws SINONIMOS_NO_ENCONTRADOS or SINONIMO_REPETIDO. */
  async update(user: CurrentUser, id: string, { palabras, motivo }: GrupoSinonimos): Promise<Reply<Sinonimos>> {
    const words = await this.wordsOf(palabras, id);
    const doc = await this.write(async (tx) => {
      const before = await this.repository.replace(id, words, tx);
      if (!before) throw new AppError('SINONIMOS_NO_ENCONTRADOS');
      const line = { actor: user.id, accion: 'sinonimos.cambiar', objeto: `sinonimos:${id}`, motivo } as const;
      await this.audit.record({ ...line, antes: { palabras: before.palabras }, despues: { palabras } }, tx);
      return { ...before, ...words, updatedAt: new Date() };
    });
    return reply(toSinonimos(doc), { message: CATALOGO_MESSAGES.groupSaved });
  }

  /** Throws SINONIMOS_NO_ENCONTRADOS. */
  async remove(user: CurrentUser, id: string, motivo: string): Promise<Reply<null>> {
    await this.write(async (tx) => {
      const before = await this.repository.remove(id, tx);
      if (!before) throw new AppError('SINONIMOS_NO_ENCONTRADOS');
      const line = { actor: user.id, accion: 'sinonimos.eliminar', objeto: `sinonimos:${id}`, motivo } as const;
      await this.audit.record({ ...line, antes: { palabras: before.palabras } }, tx);
    });
    return reply(null, { message: CATALOGO_MESSAGES.groupRemoved });
  }

  /** Throws SINONIMO_REPETIDO with the words that stand elsewhere; the unique index is what holds when two write at once. */
  private async wordsOf(palabras: string[], own?: string) {
    const claves = palabras.map(termKey);
    const others = await this.repository.findClashes(claves, own);
    if (!others.length) return { palabras, claves };
    const taken = new Set(others.flatMap((group) => group.claves));
    const clashes = palabras.filter((word) => taken.has(termKey(word)));
    const words = clashes.map((word) => `«${word}»`).join(', ');
    const mensaje =
      clashes.length === 1 ? `${words} ya está en otro grupo.` : `Estas palabras ya están en otro grupo: ${words}.`;
    throw new AppError('SINONIMO_REPETIDO', {
      message: mensaje,
      errors: [{ campo: 'palabras', mensaje }],
      data: { palabras: clashes, grupos: others.map(({ palabras: group }) => group) },
    });
  }

  private async write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await this.transactions.run(async (tx) => {
      const written = await work(tx);
      await this.catalogos.bumpSynonyms(tx);
      this.live.announce(tx);
      return written;
    });
    await this.live.refresh();
    return result;
  }
}
