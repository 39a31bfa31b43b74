import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { Entrada, Entradas } from '@tuerca/contracts/platform/catalogos/entries';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { LISTA_LABELS } from '@tuerca/contracts/platform/catalogos/messages';
import type {
  EntradaAdmin,
  ListaAdmin,
  PreguntaCambio,
  Sugerencia,
  VistaPrevia,
} from '@tuerca/contracts/platform/catalogos/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { StreamReply } from '../http/reply';
import { csvFile } from '../spreadsheet/csv';
import type { CambioCatalogoDoc, StoredValue } from './cambio.schema';
import { CambiosRepository } from './cambios.repository';
import { CatalogoHolders, type ValueCount } from './catalogo-holders.service';
import { CatalogosRepository } from './catalogos.repository';
import { entriesOf, storedValue } from './entry-changes';
import { isProtected, knownEntry, planUpdate } from './entry-plans';

/** Counting every value reads all documents: the figures may be this old, in milliseconds. */
const COUNTS_TTL = 30_000;
const MAX_SUGGESTIONS = 200;
const keyOf = ({ padre, nombre }: StoredValue) => JSON.stringify([padre, nombre]);

const toCambio = ({ _id, estado, antes, despues, hechos, total }: CambioCatalogoDoc): ListaAdmin['cambio'] => ({
  _id: String(_id),
  estado,
  antes: antes.nombre,
  despues: despues.nombre,
  hechos,
  total: Math.max(total, hechos),
});

const walk = (entries: Entradas): Entrada[] => entries.of(null).flatMap((entry) => [entry, ...entries.of(entry.id)]);

/** Reads the lists for administrators: entries with their uses, the effect of a change, texts that stores typed. */
@Injectable()
export class CatalogoViews {
  private readonly counted = new LRUCache<string, Promise<ValueCount[]>>({ max: 8, ttl: COUNTS_TTL });

  constructor(
    private readonly repository: CatalogosRepository,
    private readonly cambios: CambiosRepository,
    private readonly holders: CatalogoHolders,
    private readonly clock: Clock,
  ) {}

  async list(lista: Lista): Promise<ListaAdmin> {
    const [{ version, entries }, cambio] = await Promise.all([this.read(lista), this.cambios.findLatest(lista)]);
    const isRunning = cambio?.estado === 'aplicando';
    const counts = await this.counts(lista, `${version} ${cambio ? `${String(cambio._id)} ${cambio.estado}` : ''}`);
    const uses = new Map(counts.map((one) => [keyOf(one), one.cuantos]));
    const entradas = walk(entries).map((entry): EntradaAdmin => {
      const { id, padre, nombre, alias, datos, apagada, agregada } = entry;
      const usos = uses.get(keyOf(storedValue(lista, entries, entry))) ?? 0;
      const shown = { id, padre, nombre, alias: [...alias], apagada, agregada };
      return { ...shown, datos: datos as EntradaAdmin['datos'], protegida: isProtected(lista, entry), usos };
    });
    return { version, entradas, cambio: cambio && (isRunning || cambio.revisarEn) ? toCambio(cambio) : null };
  }

  /** Values that documents have and the list does not, the most used first. */
  async suggestions(lista: Lista): Promise<Sugerencia[]> {
    const { version, entries } = await this.read(lista);
    const counts = await this.counts(lista, String(version));
    const known = new Set(walk(entries).map((entry) => keyOf(storedValue(lista, entries, entry))));
    return counts
      .filter((value) => !known.has(keyOf(value)))
      .sort((a, b) => b.cuantos - a.cuantos)
      .slice(0, MAX_SUGGESTIONS);
  }

  /** Computes what a change would touch; throws what the change itself would throw. */
  async preview(lista: Lista, { id, escrito, ...change }: PreguntaCambio): Promise<VistaPrevia> {
    const { changes, entries } = await this.read(lista);
    const stored = { lista, changes, entries };
    if (escrito) return this.touched(lista, escrito, true);
    if (id === undefined) throw new AppError('CATALOGO_ENTRADA_NO_ENCONTRADA');
    const { rewrite } = planUpdate(stored, id, { ...change, motivo: '', visto: 0 });
    return this.touched(lista, storedValue(lista, entries, knownEntry(stored, id)), !!rewrite);
  }

  /** A list for a spreadsheet. */
  async export(lista: Lista): Promise<StreamReply> {
    const { entradas } = await this.list(lista);
    const byId = new Map(entradas.map((entrada) => [entrada.id, entrada]));
    const columns: FileColumn<EntradaAdmin>[] = [
      column('Lista', () => LISTA_LABELS[lista]),
      column('Pertenece a', ({ padre }) => (padre === null ? null : (byId.get(padre)?.nombre ?? padre))),
      column('Nombre', ({ nombre }) => nombre),
      column('Código', ({ id }) => id),
      column('Usos', ({ usos }) => usos),
      column('Estado', ({ apagada }) => (apagada ? 'Apagada' : 'Activa')),
      column('Nombres anteriores', ({ alias }) => alias.join(', ')),
      column('Datos', ({ datos }) => datosText(datos)),
    ];
    return csvFile(`Catalogo_${lista}_${caracasDate(this.clock.now())}`, columns, entradas);
  }

  private async touched(lista: Lista, value: StoredValue, reescribe: boolean): Promise<VistaPrevia> {
    const usos = await this.holders.count(lista, value);
    return { usos, total: usos.reduce((sum, { cuantos }) => sum + cuantos, 0), reescribe };
  }

  private async read(lista: Lista) {
    const doc = await this.repository.find(lista);
    const changes = doc?.cambios ?? [];
    return { version: doc?.version ?? 0, changes, entries: entriesOf(lista, changes) };
  }

  private counts(lista: Lista, state: string): Promise<ValueCount[]> {
    const key = `${lista} ${state}`;
    const known = this.counted.get(key);
    if (known) return known;
    const counting = this.countAll(lista);
    this.counted.set(key, counting);
    // A failure is not worth keeping.
    counting.catch(() => this.counted.delete(key));
    return counting;
  }

  private async countAll(lista: Lista): Promise<ValueCount[]> {
    const all = await Promise.all(this.holders.of(lista).map((holder) => holder.values(lista)));
    const sums = new Map<string, ValueCount>();
    for (const { padre, nombre, cuantos } of all.flat()) {
      const key = keyOf({ padre, nombre });
      sums.set(key, { padre, nombre, cuantos: (sums.get(key)?.cuantos ?? 0) + cuantos });
    }
    return [...sums.values()];
  }
}

function datosText(datos: EntradaAdmin['datos']): string {
  const { subtitulo, anioDesde, anioHasta, tipo, publica, nombreLargo, emisorHabitual } = datos;
  const { estado, ciudad, direccion, telefono, horario } = datos;
  const years = anioDesde === undefined ? '' : `${anioDesde} a ${anioHasta ?? 'hoy'}`;
  const bank = [nombreLargo, emisorHabitual && 'Pago Móvil'];
  const office = [direccion, ciudad, estado, telefono, horario];
  return [subtitulo, years, tipo, publica, ...bank, ...office].filter(Boolean).join(' · ');
}
