import { Injectable } from '@nestjs/common';
import { ClientRegistration, StoreRegistration, WorkshopRegistration } from '@tuerca/contracts/auth/auth/registration';
import { REGISTRATION_CATEGORIAS, REGISTRATION_ESPECIALIDADES } from '@tuerca/contracts/auth/negocios/rubros';
import { StoreDelivery } from '@tuerca/contracts/auth/stores/delivery';
import { NuevoMetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { demoAccounts, demoClientes } from '@tuerca/fixtures/demo-clientes';
import { demoTalleres, demoTiendas } from '@tuerca/fixtures/demo-data';
import { demoEquipos } from '@tuerca/fixtures/demo-equipo';
import type { ClienteDemo, TallerDemo, TiendaDemo } from '@tuerca/fixtures/demo-types';
import { drawStore, drawStoreBanner, drawWorkshop, drawWorkshopBanner } from '@tuerca/fixtures/drawing/business';
import { drawPerson } from '@tuerca/fixtures/drawing/person';
import { PasswordsService } from '../auth/auth/passwords.service';
import { RegistrationService } from '../auth/auth/registration.service';
import { InvitationsService } from '../auth/equipo/invitations.service';
import { StoresService } from '../auth/stores/stores.service';
import { UsersService } from '../auth/users/users.service';
import { WorkshopsService } from '../auth/workshops/workshops.service';
import { PaymentMethodsService } from '../payments/payment-methods/payment-methods.service';
import { DemoPictures } from './demo-pictures.service';

/** Password of every demo account, as the README tells it. */
export const DEMO_PASSWORD = 'Tuerca.2026';

/** Banks from which the demo's clients pay: each has the first, some the others too. */
const BANKS = ['Banco de Venezuela', 'Banesco', 'Mercantil'];

/** Ids of the accounts: clients by e-mail, businesses by their id in the fixtures. */
export interface DemoAccountIds {
  clientes: Map<string, string>;
  tiendas: Map<string, string>;
  talleres: Map<string, string>;
}

/** The demo's people and businesses, through the door that everybody takes; the password is hashed once for all. */
@Injectable()
export class DemoAccounts {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordsService,
    private readonly invitations: InvitationsService,
    private readonly users: UsersService,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly paymentMethods: PaymentMethodsService,
    private readonly pictures: DemoPictures,
  ) {}

  async load(): Promise<DemoAccountIds> {
    const hash = await this.passwords.hash(DEMO_PASSWORD);
    const accounts: DemoAccountIds = { clientes: new Map(), tiendas: new Map(), talleres: new Map() };
    for (const cliente of demoClientes) accounts.clientes.set(cliente.email, await this.client(cliente, hash));
    for (const tienda of demoTiendas) accounts.tiendas.set(tienda.id, await this.store(tienda, hash));
    for (const taller of demoTalleres) accounts.talleres.set(taller.id, await this.workshop(taller, hash));
    for (const { role, email, nombre } of demoAccounts)
      if (role === 'admin')
        await this.users.create({ role, email, nombre, password: hash, telefono: '', emailVerificado: true });
    for (const [email, people] of Object.entries(demoEquipos)) {
      const owner = await this.users.findByEmail(email);
      for (const person of people) await this.invitations.enroll(String(owner!._id), person, hash);
    }
    return accounts;
  }

  private async client({ autorResena: _author, retrato, ...cliente }: ClienteDemo, hash: string): Promise<string> {
    const registration = ClientRegistration.parse({ role: 'client', password: DEMO_PASSWORD, ...cliente });
    const fotoPerfil = this.pictures.add(`clientes/${cliente.cedula}`, drawPerson({ seed: cliente.email, retrato }));
    const account = await this.registration.create(registration, hash, { emailVerificado: true, fotoPerfil });
    for (const nombreBanco of BANKS.slice(0, 1 + (Number(cliente.cedula.replace(/\D/g, '')) % BANKS.length)))
      await this.paymentMethods.create(
        { id: String(account._id), role: 'client', sid: 'demo' },
        NuevoMetodoPago.parse({ ...cliente, nombreBanco, nombrePersona: cliente.nombre }),
      );
    return String(account._id);
  }

  /** The registration's list of rubros is shorter than the settings'; the store then sets its own. */
  private async store(tienda: TiendaDemo, hash: string): Promise<string> {
    const {
      id,
      nombreTienda,
      descripcion,
      rif,
      horario,
      representante: representativeName,
      email,
      telefono,
      direccion,
      categorias,
      destacado,
      verificado,
      entrega,
    } = tienda;
    const registration = StoreRegistration.parse({
      role: 'store',
      password: DEMO_PASSWORD,
      nombre: representativeName,
      email,
      telefono,
      direccion,
      store: {
        nombreTienda,
        descripcionTienda: descripcion,
        rif,
        horario,
        categorias: REGISTRATION_CATEGORIAS.slice(0, 1),
      },
    });
    const fotoPerfil = this.pictures.add(`tiendas/${id}`, drawStore({ seed: id, rubro: categorias[0] }));
    const banner = this.pictures.add(`tiendas/${id}-fachada`, drawStoreBanner({ seed: id, rubro: categorias[0] }));
    const accountId = String(
      (await this.registration.create(registration, hash, { emailVerificado: true, fotoPerfil }))._id,
    );
    await this.stores.update(accountId, {
      categorias,
      destacado,
      verificado,
      fotoPerfil,
      banner,
      ...(entrega !== undefined && { entrega: StoreDelivery.parse(entrega) }),
    });
    return accountId;
  }

  private async workshop(taller: TallerDemo, hash: string): Promise<string> {
    const {
      id,
      nombreTaller,
      descripcion,
      rif,
      horario,
      representante: representativeName,
      email,
      telefono,
      direccion,
      especialidades,
      tiposVehiculos,
      verificado,
    } = taller;
    const registration = WorkshopRegistration.parse({
      role: 'workshop',
      password: DEMO_PASSWORD,
      nombre: representativeName,
      email,
      telefono,
      direccion,
      workshop: {
        nombreTaller,
        descripcionTaller: descripcion,
        rif,
        horario,
        especialidades: REGISTRATION_ESPECIALIDADES.slice(0, 1),
        tiposVehiculos,
      },
    });
    const fotoPerfil = this.pictures.add(`talleres/${id}`, drawWorkshop({ seed: id, rubro: especialidades[0] }));
    const banner = this.pictures.add(
      `talleres/${id}-fachada`,
      drawWorkshopBanner({ seed: id, rubro: especialidades[0] }),
    );
    const accountId = String(
      (await this.registration.create(registration, hash, { emailVerificado: true, fotoPerfil }))._id,
    );
    await this.workshops.update(accountId, { especialidades, verificado, fotoPerfil, banner });
    return accountId;
  }
}
