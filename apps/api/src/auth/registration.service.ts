import { Injectable } from '@nestjs/common';
import type { NuevoUsuario } from '@tuerca/contracts/admin/users-schemas';
import type { Registration } from '@tuerca/contracts/auth/registration';
import type { Usuario } from '@tuerca/contracts/users/schemas';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import { Transactions, type Tx } from '../platform/database/transactions';
import { StoresService } from '../stores/stores.service';
import { type Account, type NewAccount, UsersService } from '../users/users.service';
import { WorkshopsService } from '../workshops/workshops.service';
import { LinksService } from './links.service';
import { PasswordsService } from './passwords.service';

/** What an administrator opens an account with. */
export type OfficeAccount = Omit<NuevoUsuario, 'password'>;

/** The registration that a business's account comes through; null for roles without one. */
function toRegistration(account: OfficeAccount): Registration | null {
  const { role, nombre, email, telefono, direccion, store, workshop } = account;
  const common = { nombre, email, telefono, password: '', direccion: direccion as Direccion };
  if (role === 'store' && store) return { role, ...common, store };
  if (role === 'workshop' && workshop) return { role, ...common, workshop };
  return null;
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
    private readonly transactions: Transactions,
  ) {}

  /** Throws CORREO_EN_USO, DOCUMENTO_EN_USO or CLAVE_COMUN; account, business and the mail to confirm the address exist together or not at all. */
  async register(registration: Registration): Promise<Usuario> {
    this.passwords.check(registration.password);
    const hash = await this.passwords.hash(registration.password);
    const account = await this.transactions.run(async (tx) => {
      const account = await this.insert(registration, hash, {}, { tx, approved: false });
      await this.links.mailVerification({ id: String(account._id), nombre: account.nombre, email: account.email }, tx);
      return account;
    });
    return this.users.toUsuario(account);
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
  async confirmAddress({ _id, nombre, email }: Account, tx: Tx): Promise<void> {
    await this.links.dropForPassword(String(_id), tx);
    return this.links.mailVerification({ id: String(_id), nombre, email }, tx);
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
