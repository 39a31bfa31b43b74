import { Injectable, Logger } from '@nestjs/common';
import type { Registro } from '@tuerca/contracts/auth/registration';
import type { Usuario } from '@tuerca/contracts/users/schemas';
import { Transactions, type Tx } from '../platform/database/transactions';
import { StoresService } from '../stores/stores.service';
import { type Cuenta, type NuevaCuenta, UsersService } from '../users/users.service';
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
  async register(registro: Registro): Promise<Usuario> {
    this.passwords.check(registro.password);
    const cuenta = await this.create(registro, await this.passwords.hash(registro.password));
    await this.links
      .mailVerification({ id: String(cuenta._id), nombre: cuenta.nombre, email: cuenta.email })
      .catch((error: unknown) => this.log.error(error));
    return this.users.toUsuario(cuenta);
  }

  /** The same without mail and with a hash at hand: for demo data. `extra` may mark the address as verified. */
  create(registro: Registro, password: string, extra: Partial<NuevaCuenta> = {}): Promise<Cuenta> {
    const id = this.users.newId();
    const { role, nombre, email, telefono, direccion } = registro;
    const comun = { _id: id, role, nombre, email, telefono, direccion, password, ...extra };
    return this.transactions.run(async (tx: Tx) => {
      const quien = { id, nombre, telefono, direccion };
      switch (registro.role) {
        case 'client':
          return this.users.create(
            { ...comun, cedula: registro.cedula, fechaNacimiento: registro.fechaNacimiento },
            tx,
          );
        case 'store': {
          const cuenta = await this.users.create(
            { ...comun, rif: registro.store.rif, negocio: registro.store.nombreTienda },
            tx,
          );
          await this.stores.create({ ...quien, store: registro.store }, tx);
          return cuenta;
        }
        case 'workshop': {
          const cuenta = await this.users.create(
            { ...comun, rif: registro.workshop.rif, negocio: registro.workshop.nombreTaller },
            tx,
          );
          await this.workshops.create({ ...quien, workshop: registro.workshop }, tx);
          return cuenta;
        }
      }
    });
  }
}
