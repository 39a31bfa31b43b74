import { Injectable, Logger } from '@nestjs/common';
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
  private readonly log = new Logger('Registration');

  constructor(
    private readonly users: UsersService,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly passwords: PasswordsService,
    private readonly links: LinksService,
    private readonly transactions: Transactions,
  ) {}

  /** Throws CORREO_EN_USO, DOCUMENTO_EN_USO or CLAVE_COMUN; account and business exist together or not at all. */
  async register(registration: Registration): Promise<Usuario> {
    this.passwords.check(registration.password);
    const account = await this.create(registration, await this.passwords.hash(registration.password));
    await this.links
      .mailVerification({ id: String(account._id), nombre: account.nombre, email: account.email })
      .catch((error: unknown) => this.log.error(error));
    return this.users.toUsuario(account);
  }

  /** The same without mail and with a hash at hand: for demo data. `extra` may mark the address as verified. */
  create(registration: Registration, passwordHash: string, extra: Partial<NewAccount> = {}): Promise<Account> {
    const id = this.users.newId();
    const { role, nombre, email, telefono, direccion } = registration;
    const common = { _id: id, role, nombre, email, telefono, direccion, password: passwordHash, ...extra };
    return this.transactions.run(async (tx: Tx) => {
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
    });
  }
}
