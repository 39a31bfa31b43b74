import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { NoticePreferences } from '@tuerca/contracts/chats/notifications/preferences';
import { emailKey } from '@tuerca/contracts/kernel/fields';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { AppError } from '../../platform/common/app-error';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { RowCache } from '../../platform/common/row-cache';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { type BusinessContact, ContactoCambio, CuentaCambio, EstadoCuenta } from './users.events';
import { toNoticePreferences, toUsuario } from './users.mapper';
import { type AccountInsert, type StoredAccount, UsersRepository } from './users.repository';

/** 'Mariana Gutiérrez' -> 'Mariana G.': what strangers need to know of a client. */
function shortened(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** Under which name somebody writes in public: clients by first name and initial, businesses by their own name. */
const publicName = (role: string, visibleName: string): string =>
  role === 'client' ? shortened(visibleName) : visibleName;

/** An account without its password hash; stays inside the server. */
export type Account = StoredAccount;
export type NewAccount = AccountInsert;
/** Data of an account that others may see. */
export interface UserCard {
  id: string;
  nombre: string;
  /** The store's or workshop's name, else the person's. */
  nombreVisible: string;
  /** Under which a review or question appears: clients by first name and initial, businesses by their name. */
  publicName: string;
  fotoPerfil: string | null;
  role: Role;
  activo: boolean;
}

/** Contact data and name of a person for vouchers and messages. */
export interface AccountContact {
  nombre: string;
  role: Role;
  email: string;
  emailVerificado: boolean;
  telefono: string;
  cedula: string | null;
  activo: boolean;
  /** Notices by channel. */
  notices: NoticePreferences;
}

/** Bytes that remembered contacts may take, and cards as many. */
const ROW_MEMORY = 4 * 1024 * 1024;
/** Longest age of a remembered contact or card in milliseconds: other instances without Redis cannot announce their writes. */
const CONTACT_TTL = 15_000;

/** Accounts of every role. Whether somebody may is decided before these are called. */
@Injectable()
export class UsersService {
  private readonly contacts = new RowCache<AccountContact>({
    maxSize: ROW_MEMORY,
    ttl: CONTACT_TTL,
    version: () => this.changes.of('usuarios'),
    read: async (ids) =>
      new Map(
        (await this.repository.findContacts(ids)).map(({ _id, cedula, preferencias, notificaciones, ...contact }) => [
          String(_id),
          { ...contact, cedula: cedula ?? null, notices: toNoticePreferences({ preferencias, notificaciones }) },
        ]),
      ),
  });

  private readonly cards = new RowCache<UserCard>({
    maxSize: ROW_MEMORY,
    ttl: CONTACT_TTL,
    version: () => this.changes.of('usuarios'),
    read: (ids) => this.findCards(ids),
  });

  constructor(
    private readonly repository: UsersRepository,
    private readonly events: EventEmitter2,
    private readonly changes: Changes,
    private readonly transactions: Transactions,
  ) {}

  /** An id for an account and its store or workshop, before either exists. */
  newId(): string {
    return this.repository.newId();
  }

  findById(id: string): Promise<Account | null> {
    return this.repository.findById(id);
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.repository.findByEmail(emailKey(email));
  }

  /** The account with its password hash, by id or e-mail, for checking what somebody typed. */
  findWithPassword(account: { id: string } | { email: string }): Promise<(Account & { password: string }) | null> {
    return this.repository.findWithPassword('id' in account ? { _id: account.id } : { email: emailKey(account.email) });
  }

  /** Contacts by id from memory: exact on this instance, at most 15 s old where another one wrote; unknown ids are absent. */
  recallContacts(ids: string[]): Promise<Map<string, AccountContact>> {
    return this.contacts.many([...new Set(ids)]);
  }

  /** Role and state alone, for the check of every request. */
  async findState(id: string): Promise<{ role: Role; activo: boolean } | null> {
    return this.repository.findState(id);
  }

  /** Ids of the active accounts of a role, e.g. to notify all admins. */
  findIdsByRole(role: Role): Promise<string[]> {
    return this.repository.findIdsByRole(role);
  }

  async findCard(id: string): Promise<UserCard | null> {
    return (await this.findCards([id])).get(id) ?? null;
  }

  /** Cards by id, in one query; unknown ids are absent. */
  async findCards(ids: string[]): Promise<Map<string, UserCard>> {
    const docs = ids.length ? await this.repository.findCards([...new Set(ids)]) : [];
    return new Map(
      docs.map((doc) => [
        String(doc._id),
        {
          id: String(doc._id),
          nombre: doc.nombre,
          nombreVisible: doc.negocio ?? doc.nombre,
          publicName: publicName(doc.role, doc.negocio ?? doc.nombre),
          fotoPerfil: doc.fotoPerfil,
          role: doc.role,
          activo: doc.activo,
        },
      ]),
    );
  }

  /** The same from memory: exact on this instance, at most 15 s old where another one wrote. */
  recallCards(ids: string[]): Promise<Map<string, UserCard>> {
    return this.cards.many([...new Set(ids)]);
  }

  /** The account as its owner sees it; throws NO_ENCONTRADO. */
  async profile(id: string): Promise<Usuario> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return toUsuario(doc);
  }

  /** An account as its owner sees it. */
  toUsuario(account: Account): Usuario {
    return toUsuario(account);
  }

  /** Stores an account whose `password` is already hashed; throws CORREO_EN_USO or DOCUMENTO_EN_USO. */
  create(data: NewAccount, tx?: Tx): Promise<Account> {
    return this.repository.insert({ ...data, email: emailKey(data.email) }, tx);
  }

  /** Many at once, for demo data and load tests. */
  createMany(data: NewAccount[]): Promise<Account[]> {
    return this.repository.insertMany(data.map((one) => ({ ...one, email: emailKey(one.email) })));
  }

  /** Replaces the hash, only while the old one still stands when `oldHash` is given; false when it does not. */
  async setPassword(id: string, hash: string, { oldHash, tx }: { oldHash?: string; tx?: Tx } = {}): Promise<boolean> {
    return (await this.repository.update(id, { password: hash }, oldHash ? { password: oldHash } : {}, tx)) !== null;
  }

  async markVerified(id: string, tx?: Tx): Promise<Account | null> {
    return this.repository.update(id, { emailVerificado: true }, {}, tx);
  }

  /** Switches an account on or off; off ends its sessions and sockets at once. Throws NO_ENCONTRADO. */
  async setActive(id: string, activo: boolean): Promise<Account> {
    const doc = await this.transactions.run(async (tx) => {
      const after = await this.repository.update(id, { activo }, {}, tx);
      if (!after) throw new AppError('NO_ENCONTRADO');
      this.changes.bump('usuarios', tx);
      await emitInTurn(this.events, EstadoCuenta.event, new EstadoCuenta(id, after.role, activo, tx));
      return after;
    });
    await emitInTurn(this.events, CuentaCambio.event, new CuentaCambio(id, activo));
    return doc;
  }

  /** Changes what the account owns of its business, and the copies with it. Throws NO_ENCONTRADO. */
  async setContact(id: string, contact: BusinessContact, tx: Tx): Promise<void> {
    const { telefono, ...rest } = contact;
    const set = { ...rest, ...(telefono !== undefined && { telefono: telefono ?? '' }) };
    const doc = await this.repository.update(id, set, {}, tx);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    await emitInTurn(this.events, ContactoCambio.event, new ContactoCambio(id, doc.role, contact, tx));
    this.changes.bump('usuarios', tx);
  }

  /** Keeps the business name beside the account in step with its profile. */
  async setBusinessName(id: string, negocio: string, tx?: Tx): Promise<void> {
    await this.repository.update(id, { negocio }, {}, tx);
    this.changes.bump('usuarios', tx);
  }
}
