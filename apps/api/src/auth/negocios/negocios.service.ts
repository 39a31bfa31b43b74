import type { z } from 'zod';
import type { StoreChange, WorkshopChange } from '@tuerca/contracts/auth/negocios/settings';
import type { ownAccount } from '@tuerca/contracts/auth/users/schemas';
import type { ErrorCode } from '@tuerca/contracts/errors';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { InTransaction } from '../../platform/common/in-transaction';
import { RowCache } from '../../platform/common/row-cache';
import type { RangeReader } from '../../platform/database/id-ranges';
import type { RatingChange } from '../../platform/database/running-average';
import type { Tx } from '../../platform/database/transactions';
import { type Cacheable, type Reply, replyPage } from '../../platform/http/reply';
import { ContactoCambio, CuentaCambio, EstadoCuenta, NegocioCambio } from '../users/users.events';
import { type CardChange, CardCopies } from './card-copies.service';
import { duplicateKeys } from './duplicate-keys';
import type { NegocioRepository } from './negocio.repository';
import type { NegocioDoc } from './negocio.schema';
import { NegocioFinder, type NegocioQuery, RECALL_MS, ROW_MEMORY } from './negocio-finder';
import type { NegocioTools } from './negocio-tools.service';
import { NegocioPorRevisar, type NegocioRef } from './negocios.events';
import { derivedOf } from './on-sale';

/** Differences between the two kinds of business. */
export interface NegocioKind<D extends NegocioDoc, Public = unknown, Card = unknown> {
  role: 'store' | 'workshop';
  tipo: NegocioRef['tipo'];
  /** Under which its changes are announced to the caches of answers. */
  tag: 'tiendas' | 'talleres';
  notFound: ErrorCode;
  /** Field of its name, of which its account keeps a copy. */
  nameField: 'nombreTienda' | 'nombreTaller';
  /** Prefixes of every word by which it is found. */
  searchTerms(doc: Pick<D, 'direccion'> & Partial<D>): string[];
  toPublic(doc: D, now: Date): Public;
  /** The business as other domains keep it beside their own documents. */
  toCard(doc: D): Card;
  /** Its name and the kinds of goods or services that it deals with. */
  words(doc: D): { nombre: string; rubros: string[] };
  changed: CardChange;
  /** Stored form of what its owner writes, beside what all businesses write alike. */
  toStored(change: WorkshopChange & StoreChange): Partial<D>;
}

/** Fields of a business that its account owns; its own document keeps a copy of each. */
type Contact = Pick<NegocioDoc, 'telefono' | 'direccion'>;
/** Initial fields of a new business. */
type NewNegocio<D extends NegocioDoc> = Omit<Partial<D>, '_id'> & Pick<D, 'direccion' | 'rif'> & { _id: string };
type Page = { page: number; limit: number };

/** The use cases that stores and workshops share; each domain extends it with its kind. */
export abstract class NegociosService<D extends NegocioDoc, Public, Card> {
  readonly copies: CardCopies<D>;
  private readonly rows: RowCache<D>;
  private readonly finder: NegocioFinder<D>;
  private readonly toPublic = (doc: D): Public => this.kind.toPublic(doc, this.tools.clock.now());

  protected constructor(
    readonly kind: NegocioKind<D, Public, Card>,
    private readonly repository: NegocioRepository<D>,
    private readonly tools: NegocioTools,
  ) {
    const { catalogos, changes } = tools;
    this.copies = new CardCopies(repository, kind.changed, tools);
    this.rows = new RowCache<D>({
      maxSize: ROW_MEMORY,
      ttl: RECALL_MS,
      version: () => changes.of(kind.tag),
      read: (ids) => this.findByIds(ids),
    });
    this.finder = new NegocioFinder(repository, catalogos, kind, () => changes.of(kind.tag));
  }

  /** The public profile; throws when there is none, for inactive businesses too. */
  async profile(id: string): Promise<Public> {
    const doc = await this.repository.findById(id);
    if (!doc?.activo) throw new AppError(this.kind.notFound);
    return this.toPublic(doc);
  }

  /** The best hits of a global search and how many there are in all. */
  async search(text: string, limit: number): Promise<{ hits: Public[]; total: number }> {
    const { docs, total } = await this.finder.find({ search: text }, { page: 1, limit });
    return { hits: docs.map(this.toPublic), total };
  }

  /** Every business with a page of its own. */
  ranges(): RangeReader<D> {
    return this.repository.ranges();
  }

  /** The ids of those whose documents an administrator checked. */
  findVerifiedIds(): Promise<string[]> {
    return this.repository.findVerifiedIds();
  }

  /** Profile with RIF and inactive ones, for other domains; null when there is none. */
  findById(id: string): Promise<D | null> {
    return this.repository.findById(id);
  }

  async findCard(id: string): Promise<Card | null> {
    const doc = await this.findById(id);
    return doc && this.kind.toCard(doc);
  }

  /** The card for whoever stores a copy of it inside `tx`; a pause at the same time comes before it or after it. */
  async holdCard(id: string, tx: Tx): Promise<Card | null> {
    const doc = await this.repository.hold(id, tx);
    return doc && this.kind.toCard(doc);
  }

  /** Profiles by id, in one query; unknown ids are absent. */
  async findByIds(ids: string[]): Promise<Map<string, D>> {
    const docs = ids.length ? await this.repository.findByIds([...new Set(ids)]) : [];
    return new Map(docs.map((doc) => [String(doc._id), doc]));
  }

  /** The same from memory: exact on this instance, at most 2 s old where another one wrote. */
  recall(ids: string[]): Promise<Map<string, D>> {
    return this.rows.many(ids);
  }

  /** Changes the profile and renews every copy of the card; telephone and address go to the account, which owns them. Within `tx` when one is given. */
  async update(id: string, changes: Partial<D>, tx?: Tx): Promise<D> {
    if (!tx) {
      const doc = await this.tools.transactions.run((own) => this.write(id, changes, own));
      await this.copies.renew(id);
      return doc;
    }
    const doc = await this.write(id, changes, tx);
    this.copies.renewAfter(tx, id);
    return doc;
  }

  /** Adds verified stars; false when there is no such business. */
  async addRating(id: string, rating: RatingChange, tx?: Tx): Promise<boolean> {
    const found = await this.repository.addRating(id, rating, tx);
    this.tools.changes.bump(this.kind.tag, tx);
    return found;
  }

  /** An account that is switched off takes its business out of every list in the same transaction, and back when it returns. */
  @InTransaction(EstadoCuenta)
  async onAccountState({ userId, role, activo, eliminada, tx }: EstadoCuenta): Promise<void> {
    if (role !== this.kind.role) return;
    const found = eliminada
      ? await this.repository.remove(userId, tx)
      : await this.repository.setAccountActive(userId, activo, tx);
    if (found) this.tools.changes.bump(this.kind.tag, tx);
  }

  /** Renews the copies of its business before the caller who switched the account is answered. */
  @InTransaction(CuentaCambio)
  onAccount({ userId }: CuentaCambio): Promise<void> {
    return this.copies.renew(userId);
  }

  /** Keeps the copies of what the account owns, in the transaction that changes it there. */
  @InTransaction(ContactoCambio)
  async onContact({ userId, role, contact, tx }: ContactoCambio): Promise<void> {
    if (role !== this.kind.role) return;
    const doc = await this.repository.update(userId, contact as Partial<D>, tx);
    if (!doc) return;
    await this.renewSearchTerms(doc, tx);
    this.tools.changes.bump(this.kind.tag, tx);
    this.copies.renewAfter(tx, userId);
  }

  /** Stores what an owner changes of her profile, in the transaction that changes her account. */
  @InTransaction(NegocioCambio)
  async onOwnChange({ user, change, tx }: NegocioCambio): Promise<void> {
    if (user.role !== this.kind.role) return;
    const { descripcion, horarios: horario, banner } = change;
    const set = {
      ...(descripcion !== undefined && { descripcion }),
      ...(horario && { horario }),
      ...(banner !== undefined && { banner }),
      ...this.kind.toStored(change as WorkshopChange & StoreChange),
    } as Partial<D>;
    const before = await this.repository.replace(user.id, set, tx);
    if (!before) throw new AppError(this.kind.notFound);
    if (banner !== undefined && banner !== before.banner) await this.replaceBanner(user, before.banner, banner, tx);
    await this.renewSearchTerms({ ...before, ...set }, tx);
    this.tools.changes.bump(this.kind.tag, tx);
    this.copies.renewAfter(tx, user.id);
  }

  /** The account and the profile of an owner; throws when there is none. */
  protected async findOwn(user: CurrentUser): Promise<{ account: z.output<typeof ownAccount>; doc: D }> {
    const [account, doc] = await Promise.all([this.tools.users.profile(user.id), this.repository.findById(user.id)]);
    if (!doc) throw new AppError(this.kind.notFound);
    const { _id, nombre, email, telefono, direccion } = account;
    return { account: { _id, nombre, email, telefono, direccion, fotoPerfil: doc.fotoPerfil }, doc };
  }

  private async replaceBanner(user: CurrentUser, before: string | null, next: string | null, tx: Tx): Promise<void> {
    if (next) await this.tools.uploads.claim(user, 'banner', next, 'banner', tx);
    if (before) await this.tools.uploads.release(user, [before], tx);
  }

  /**
   * Stores the profile of a new account, which waits for the administrators unless they approve nobody, or `approved` says
   * that they did (demo data). Throws DOCUMENTO_EN_USO when the RIF is taken.
   */
  protected async insert(data: NewNegocio<D>, { approved = false, tx }: { approved?: boolean; tx?: Tx } = {}) {
    const waits = !approved && (await this.tools.system.valor<boolean>('revision_vendedores'));
    const fecha = this.tools.clock.now();
    const state = {
      cuentaActiva: true,
      revision: { estado: waits ? ('pendiente' as const) : ('aprobada' as const), motivo: null, fecha },
      pausa: null,
    };
    const first = { fecha, paso: waits ? 'enviada' : 'automatica', por: null, motivo: null, nota: null };
    const searched = { terminos: this.kind.searchTerms(data as never), clavesDuplicado: duplicateKeys(data as never) };
    const doc = { ...data, ...state, ...derivedOf(state), ...searched, pasos: [{ ...first, comprobado: [] }] };
    await this.repository.insert(doc, tx);
    this.tools.changes.bump(this.kind.tag, tx);
    if (!waits) return;
    const nombre = String((data as Record<string, unknown>)[this.kind.nameField]);
    const event = new NegocioPorRevisar({ id: data._id, tipo: this.kind.tipo, nombre }, 1, tx);
    await emitInTurn(this.tools.events, NegocioPorRevisar.event, event);
  }

  /** One page of the active ones with the counts of their filters. */
  protected async page(query: NegocioQuery, page: Page): Promise<Reply<Public[]>> {
    const { docs, total, filter } = await this.finder.find(query, page);
    const facetas = await this.repository.facets(filter);
    const cache: Cacheable = { tags: [this.kind.tag, 'catalogos'] };
    return replyPage(docs.map(this.toPublic), total, page, { facetas }, cache);
  }

  private async write(id: string, changes: Partial<D>, tx: Tx): Promise<D> {
    const name = (changes as Record<string, unknown>)[this.kind.nameField] as string | undefined;
    const { telefono, direccion, ...own } = changes as Partial<Contact>;
    const contact = { ...(telefono !== undefined && { telefono }), ...(direccion !== undefined && { direccion }) };
    if (Object.keys(contact).length) await this.tools.users.setContact(id, contact, tx);
    const changed = await this.repository.update(id, own as Partial<D>, tx);
    if (!changed) throw new AppError(this.kind.notFound);
    if (name !== undefined) await this.tools.users.setBusinessName(id, name, tx);
    this.tools.changes.bump(this.kind.tag, tx);
    return this.renewSearchTerms(changed, tx);
  }

  private async renewSearchTerms(doc: D, tx: Tx): Promise<D> {
    const terminos = this.kind.searchTerms(doc);
    const clavesDuplicado = duplicateKeys(doc);
    if (terminos.join() === doc.terminos.join() && clavesDuplicado.join() === doc.clavesDuplicado.join()) return doc;
    return (await this.repository.update(String(doc._id), { terminos, clavesDuplicado } as Partial<D>, tx)) ?? doc;
  }
}
