import { Injectable } from '@nestjs/common';
import type { Registration } from '@tuerca/contracts/auth/registration';
import type { Usuario } from '@tuerca/contracts/users/schemas';
import { Transactions, type Tx } from '../platform/database/transactions';
import { StoresService } from '../stores/stores.service';
import { type Account, type NewAccount, UsersService } from '../users/users.service';
import { WorkshopsService } from '../workshops/workshops.service';
import { LinksService } from './links.service';
import { PasswordsService } from './passwords.service';

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
      const account = await this.insert(registration, hash, {}, tx);
      await this.links.mailVerification({ id: String(account._id), nombre: account.nombre, email: account.email }, tx);
      return account;
    });
    return this.users.toUsuario(account);
  }

  /** The same without mail and with a hash at hand: for demo data. `extra` may mark the address as verified. */
  create(registration: Registration, passwordHash: string, extra: Partial<NewAccount> = {}): Promise<Account> {
    return this.transactions.run((tx) => this.insert(registration, passwordHash, extra, tx));
  }

  private async insert(
    registration: Registration,
    passwordHash: string,
    extra: Partial<NewAccount>,
    tx: Tx,
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
        await this.stores.create({ ...owner, store: registration.store }, tx);
        return account;
      }
      case 'workshop': {
        const account = await this.users.create(
          { ...common, rif: registration.workshop.rif, negocio: registration.workshop.nombreTaller },
          tx,
        );
        await this.workshops.create({ ...owner, workshop: registration.workshop }, tx);
        return account;
      }
    }
  }
}
