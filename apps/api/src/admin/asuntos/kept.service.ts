import { Injectable } from '@nestjs/common';
import { CAUSAS_SIN_ACCESO } from '@tuerca/contracts/admin/asunto-states';
import { type Asunto, ASUNTO_ITEMS } from '@tuerca/contracts/admin/asuntos';
import { MINUTE } from '@tuerca/contracts/kernel/time';
import { Clock } from '../../platform/common/clock';
import { oldestOf } from '../../platform/common/oldest';
import { type AsuntoDoc, type Cosa, latestDecisions } from './asunto.schema';
import { AsuntosRepository } from './asuntos.repository';
import { asuntoAccountOf } from './decisions.service';
import { idOf, type OpenThing, OpenThingsService } from './open-things.service';

/** Asuntos that are looked at for the alarm; more at once are as many as these. */
const COUNTED = 200;

const isSame = (cosa: Cosa, { tipo, id }: Cosa): boolean => cosa.tipo === tipo && cosa.id === id;
/** The decisions that something is fulfilled, but for what was given up since. */
const keptOf = ({ decisiones }: AsuntoDoc): AsuntoDoc['decisiones'] =>
  latestDecisions(decisiones).filter(({ decision }) => decision === 'cumplir');
const isAway = ({ role, causa }: AsuntoDoc): boolean =>
  role !== 'client' && (CAUSAS_SIN_ACCESO as readonly string[]).includes(causa);

/** Orders and appointments that businesses without access fulfil all the same: an administrator takes each of their steps. */
@Injectable()
export class KeptService {
  constructor(
    private readonly repository: AsuntosRepository,
    private readonly things: OpenThingsService,
    private readonly clock: Clock,
  ) {}

  /** One thing that is fulfilled all the same and has not ended; null when it is not, or not by a business of this role. */
  async find(doc: AsuntoDoc, role: AsuntoDoc['role'], cosa: Cosa): Promise<OpenThing | null> {
    if (doc.role !== role || !keptOf(doc).some((one) => isSame(one, cosa))) return null;
    const [thing] = await this.things.find(asuntoAccountOf(doc), { solo: [cosa] }, 1);
    return thing ?? null;
  }

  /** Counts what of one asunto has not ended, and of how much of it the next step is due. */
  async count(doc: AsuntoDoc): Promise<Asunto['seCumple']> {
    const things = await this.left(doc);
    return { abiertos: things.length, pendientes: things.filter((thing) => this.dueSince(doc, thing)).length };
  }

  /** Counts the next steps that are due, and tells since when the first is. */
  async waiting(): Promise<{ total: number; oldest: Date | null }> {
    const docs = await this.repository.findKept(COUNTED);
    const due = await Promise.all(
      docs.map(async (doc) => (await this.left(doc)).flatMap((thing) => this.dueSince(doc, thing) ?? [])),
    );
    const since = due.flat();
    return { total: since.length, oldest: oldestOf(since) };
  }

  /** Takes from the list what has ended. */
  async closeDone(): Promise<void> {
    for (const doc of await this.repository.findKept(COUNTED))
      if (!(await this.left(doc)).length) await this.repository.noteFulfilled(doc);
  }

  private async left(doc: AsuntoDoc): Promise<OpenThing[]> {
    const solo = keptOf(doc);
    return isAway(doc) && solo.length && !doc.cumplido
      ? this.things.find(asuntoAccountOf(doc), { solo }, ASUNTO_ITEMS)
      : [];
  }

  /** A step of an order is due from the decision on, that an appointment took place from its end on; null: nothing is due. */
  private dueSince(doc: AsuntoDoc, thing: OpenThing): Date | null {
    const { siguiente } = this.things.describe(doc.role, thing, doc.decisiones);
    if (!siguiente) return null;
    if (thing.tipo === 'pedido')
      return keptOf(doc).find((one) => isSame(one, { tipo: 'pedido', id: idOf(thing) }))?.fecha ?? null;
    const end = new Date(thing.doc.fechaHora.getTime() + thing.doc.duracion * MINUTE);
    return end <= this.clock.now() ? end : null;
  }
}
