import { Injectable } from '@nestjs/common';
import { type Registration, StoreRegistration, WorkshopRegistration } from '@tuerca/contracts/auth/auth/registration';
import {
  REGISTRATION_CATEGORIAS,
  REGISTRATION_ESPECIALIDADES,
  REGISTRATION_TIPOS_VEHICULO,
} from '@tuerca/contracts/auth/negocios/rubros';
import { rifCheckDigit } from '@tuerca/contracts/venezuela/identidad';
import { drawStore, drawStoreBanner, drawWorkshop, drawWorkshopBanner } from '@tuerca/fixtures/drawing/business';
import { PasswordsService } from '../auth/auth/passwords.service';
import { RegistrationService } from '../auth/auth/registration.service';
import { StoreReviews } from '../auth/stores/store-review.service';
import { StoresService } from '../auth/stores/stores.service';
import { UsersService } from '../auth/users/users.service';
import { WorkshopReviews } from '../auth/workshops/workshop-review.service';
import { WorkshopsService } from '../auth/workshops/workshops.service';
import type { CurrentUser } from '../platform/common/current-user';
import { DEMO_PASSWORD } from './demo-accounts.service';
import { DemoPictures } from './demo-pictures.service';
import { NEW_STORES, NEW_WORKSHOPS } from './demo-sellers-plan';

type Newcomer = (typeof NEW_STORES)[number];
/** Administrators' steps that both kinds share. */
type Reviews = Pick<StoreReviews, 'decide' | 'pause'>;

/** Stores and workshops that are not on sale: waiting, paused and refused, so that the administrators' lists have some. */
@Injectable()
export class DemoSellers {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordsService,
    private readonly users: UsersService,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly storeReviews: StoreReviews,
    private readonly workshopReviews: WorkshopReviews,
    private readonly pictures: DemoPictures,
  ) {}

  async load(): Promise<void> {
    const hash = await this.passwords.hash(DEMO_PASSWORD);
    const [adminId] = await this.users.findIdsByRole('admin');
    const admin: CurrentUser = { id: adminId!, role: 'admin', sid: 'demo' };
    for (const store of NEW_STORES) await this.end(admin, this.storeReviews, store, await this.store(store, hash));
    for (const workshop of NEW_WORKSHOPS)
      await this.end(admin, this.workshopReviews, workshop, await this.workshop(workshop, hash));
  }

  private async store(store: Newcomer, hash: string): Promise<string> {
    const { nombre: nombreTienda, descripcion: descripcionTienda } = store;
    const categorias = REGISTRATION_CATEGORIAS.slice(0, 2);
    const seed = { seed: store.id, rubro: categorias[0] };
    const fotoPerfil = this.pictures.add(`tiendas/${store.id}`, drawStore(seed));
    const banner = this.pictures.add(`tiendas/${store.id}-fachada`, drawStoreBanner(seed));
    const own = { nombreTienda, descripcionTienda, categorias, rif: rifOf(store) };
    const form = StoreRegistration.parse({ role: 'store', ...accountOf(store), store: own });
    const id = await this.register(form, hash, fotoPerfil);
    await this.stores.update(id, { fotoPerfil, banner });
    return id;
  }

  private async workshop(workshop: Newcomer, hash: string): Promise<string> {
    const { nombre: nombreTaller, descripcion: descripcionTaller } = workshop;
    const especialidades = REGISTRATION_ESPECIALIDADES.slice(0, 2);
    const seed = { seed: workshop.id, rubro: especialidades[0] };
    const fotoPerfil = this.pictures.add(`talleres/${workshop.id}`, drawWorkshop(seed));
    const banner = this.pictures.add(`talleres/${workshop.id}-fachada`, drawWorkshopBanner(seed));
    const tiposVehiculos = REGISTRATION_TIPOS_VEHICULO.slice(0, 2);
    const own = { nombreTaller, descripcionTaller, especialidades, tiposVehiculos, rif: rifOf(workshop) };
    const form = WorkshopRegistration.parse({ role: 'workshop', ...accountOf(workshop), workshop: own });
    const id = await this.register(form, hash, fotoPerfil);
    await this.workshops.update(id, { fotoPerfil, banner });
    return id;
  }

  private async register(form: Registration, hash: string, fotoPerfil: string): Promise<string> {
    const extra = { emailVerificado: true, fotoPerfil };
    return String((await this.registration.create(form, hash, extra, { waits: true }))._id);
  }

  private async end(admin: CurrentUser, reviews: Reviews, { ending }: Newcomer, id: string): Promise<void> {
    if (ending.estado === 'pendiente') return;
    const { motivo } = ending;
    const decided = { visto: 'pendiente', comprobado: [] } as const;
    if (ending.estado === 'rechazada')
      return reviews.decide(admin, id, { ...decided, decision: 'rechazada', motivo, comprobado: ['rif'] });
    await reviews.decide(admin, id, { ...decided, decision: 'aprobada', comprobado: ['rif', 'telefono'] });
    return reviews.pause(admin, id, { pausada: true, motivo });
  }
}

const rifOf = ({ rif }: Newcomer) => `J-${rif}-${rifCheckDigit('J', rif)}`;
const accountOf = ({ id, representante: nombre, telefono, direccion }: Newcomer) => ({
  nombre,
  email: `${id}@demo.tuerca.ve`,
  telefono,
  direccion,
  password: DEMO_PASSWORD,
});
