import { Injectable } from '@nestjs/common';
import type { NuevoUsuario } from '@tuerca/contracts/admin/users-schemas';
import type { Registration } from '@tuerca/contracts/auth/auth/registration';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import { AppError } from '../../platform/common/app-error';
import { Environment } from '../../platform/config/environment';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { MailOutbox } from '../../platform/mail/mail-outbox.service';
import { StoresService } from '../stores/stores.service';
import { type Account, type NewAccount, UsersService } from '../users/users.service';
import { WorkshopsService } from '../workshops/workshops.service';
import { LinksService } from './links.service';
import { movedMail, registeredMail } from './mails';
import { PasswordsService } from './passwords.service';
import { DAY_SECONDS, isLimit, ThrottleService } from './throttle.service';

/** Fields with which an administrator opens an account. */
export type OfficeAccount = Omit<NuevoUsuario, 'password'>;

/** The registration that a business's account comes through; null for roles without one. */
function toRegistration(account: OfficeAccount): Registration | null {
  const { role, nombre, email, telefono, direccion, store, workshop } = account;
  const common = { nombre, email, telefono, password: '', direccion: direccion as Direccion };
  if (role === 'store' && store) return { role, ...common, store };
  if (role === 'workshop' && workshop) return { role, ...common, workshop };
  return null;
}

/** Mails a day to an address about attempts to register it. */
const MAX_NOTES = 3;

/** Ends a transaction whose writes are not wanted. */
class Undone extends Error {
  account?: Account;
}

/** New accounts of the three public types, with the store or workshop that belongs to them. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly passwords: PasswordsService,
    private readonly links: LinksService,
    private readonly throttle: ThrottleService,
    private readonly mail: MailOutbox,
    private readonly transactions: Transactions,
    private readonly env: Environment,
  ) {}

  /**
   * Throws DOCUMENTO_EN_USO or CLAVE_COMUN; account, business and the mail to confirm the address exist together or not at
   * all. An address that has an account is answered like any other, so that nobody learns who has one: its owner is told by
   * mail, and nothing else happens (docs/adr/0037).
   */
  async register(registration: Registration): Promise<Usuario> {
    this.passwords.check(registration.password);
    const hash = await this.passwords.hash(registration.password);
    try {
      return this.users.toUsuario(await this.transactions.run((tx) => this.enter(registration, hash, tx)));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CORREO_EN_USO')) throw error;
      return this.pretend(registration, hash);
    }
  }

  private async enter(registration: Registration, hash: string, tx: Tx): Promise<Account> {
    const account = await this.insert(registration, hash, {}, { tx, approved: false });
    await this.links.mailVerification({ id: String(account._id), email: account.email }, tx);
    return account;
  }

  /** Returns the answer that registering a free address would have, refusals included: registers one and rolls it back. */
  private async pretend(registration: Registration, hash: string): Promise<Usuario> {
    const { email } = registration;
    const free = `${this.users.newId()}@invalid.invalid`;
    const undone = new Undone();
    await this.transactions
      .run(async (tx) => {
        undone.account = await this.enter({ ...registration, email: free }, hash, tx);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    await this.mailOwner(email);
    return this.users.toUsuario({ ...undone.account!, email });
  }

  /** Three mails a day at most, whoever types the address how often. */
  private async mailOwner(email: string): Promise<void> {
    const owner = await this.users.findByEmail(email);
    if (!owner?.activo) return;
    try {
      await this.throttle.take([{ key: `registro:${email}`, max: MAX_NOTES, windowSeconds: DAY_SECONDS }]);
    } catch (error) {
      if (isLimit(error)) return;
      throw error;
    }
    await this.mail.send(registeredMail(owner, `${this.env.PUBLIC_URL}/iniciar-sesion`));
  }

  /**
   * An account that an administrator opens, with its business where the role has one, and the mail to confirm the address,
   * inside `tx`. `passwordHash` comes from `hashFor`. Throws CORREO_EN_USO or DOCUMENTO_EN_USO.
   */
  async open(account: OfficeAccount, passwordHash: string, tx: Tx): Promise<Account> {
    const { role, nombre, email, telefono, direccion, cedula, fechaNacimiento } = account;
    const registration = toRegistration(account);
    const doc = registration
      ? await this.insert(registration, passwordHash, {}, { tx, approved: false })
      : await this.users.create(
          {
            ...{ role, nombre, email, telefono, password: passwordHash, direccion: direccion as Direccion | null },
            ...(cedula && { cedula }),
            ...(fechaNacimiento && { fechaNacimiento }),
          },
          tx,
        );
    await this.confirmAddress(doc, tx);
    return doc;
  }

  /** The hash of a new password; throws CLAVE_COMUN or ENTRADA_INVALIDA. */
  hashFor(password: string): Promise<string> {
    this.passwords.check(password);
    return this.passwords.hash(password);
  }

  /** Mails the link that confirms an account's present address; links that went to the address before open nothing any more. */
  async confirmAddress({ _id, email }: Account, tx: Tx): Promise<void> {
    await this.links.dropForPassword(String(_id), tx);
    return this.links.mailVerification({ id: String(_id), email }, tx);
  }

  /** After an administrator gave an account another address: it is to be confirmed, and the one before hears of it. */
  async moveAddress(before: Account, after: Account, tx: Tx): Promise<void> {
    await this.confirmAddress(after, tx);
    await this.mail.send(movedMail(before, this.env.PUBLIC_URL), { tx });
  }

  /** The same without mail and with a hash at hand: for demo data. `extra` may mark the address as verified; a business is approved unless it `waits`. */
  create(
    registration: Registration,
    passwordHash: string,
    extra: Partial<NewAccount> = {},
    { waits = false } = {},
  ): Promise<Account> {
    return this.transactions.run((tx) => this.insert(registration, passwordHash, extra, { tx, approved: !waits }));
  }

  private async insert(
    registration: Registration,
    passwordHash: string,
    extra: Partial<NewAccount>,
    { tx, approved }: { tx: Tx; approved: boolean },
  ): Promise<Account> {
    const id = this.users.newId();
    const { role, nombre, email, telefono, direccion } = registration;
    const common = { _id: id, role, nombre, email, telefono, direccion, password: passwordHash, ...extra };
    const owner = { id, telefono, direccion };
    switch (registration.role) {
      case 'client':
        return this.users.create(
          { ...common, cedula: registration.cedula, fechaNacimiento: registration.fechaNacimiento },
          tx,
        );
      case 'store': {
        const account = await this.users.create(
          { ...common, rif: registration.store.rif, negocio: registration.store.nombreTienda },
          tx,
        );
        await this.stores.create({ ...owner, store: registration.store }, { tx, approved });
        return account;
      }
      case 'workshop': {
        const account = await this.users.create(
          { ...common, rif: registration.workshop.rif, negocio: registration.workshop.nombreTaller },
          tx,
        );
        await this.workshops.create({ ...owner, workshop: registration.workshop }, { tx, approved });
        return account;
      }
    }
  }
}
