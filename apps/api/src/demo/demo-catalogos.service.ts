import { Injectable } from '@nestjs/common';
import { UsersService } from '../auth/users/users.service';
import { CatalogosService } from '../platform/catalogos/catalogos.service';
import { LiveCatalogos } from '../platform/catalogos/live-catalogos.service';
import { SinonimosService } from '../platform/catalogos/sinonimos.service';
import type { CurrentUser } from '../platform/common/current-user';

const motivo = 'Así lo piden los clientes';
const GROUPS = [
  ['cloche', 'embrague'],
  ['capot', 'capó'],
  ['sonda lambda', 'sensor de oxígeno'],
];
const MODELS = [
  { nombre: 'Coolray', datos: { anioDesde: 2020, anioHasta: null, tipo: 'suv' as const } },
  { nombre: 'Emgrand', datos: { anioDesde: 2012, anioHasta: null, tipo: 'sedan' as const } },
];

/** Offices that exist in the demo alone: their names and addresses say so. */
const OFFICES = (['mrw', 'zoom', 'tealca', 'domesa'] as const).flatMap((padre) =>
  [
    { estado: 'Carabobo', ciudad: 'Valencia' },
    { estado: 'Distrito Capital', ciudad: 'Caracas' },
    { estado: 'Zulia', ciudad: 'Maracaibo' },
    { estado: 'Mérida', ciudad: 'Mérida' },
    { estado: 'Lara', ciudad: 'Barquisimeto' },
    { estado: 'Miranda', ciudad: 'Los Teques' },
  ].map((place) => ({
    padre,
    nombre: `${place.ciudad} Centro (demo)`,
    datos: {
      ...place,
      estado: place.estado as 'Carabobo',
      direccion: `Dirección de demostración, ${place.ciudad}`,
      horario: 'Lunes a viernes de 8:00 a. m. a 4:30 p. m.',
    },
  })),
);

/** Administrators' changes of the lists: a brand that stores typed, words that clients use, and offices of couriers. */
@Injectable()
export class DemoCatalogos {
  constructor(
    private readonly catalogos: CatalogosService,
    private readonly sinonimos: SinonimosService,
    private readonly live: LiveCatalogos,
    private readonly users: UsersService,
  ) {}

  async load(): Promise<void> {
    await this.live.prepare();
    const account = await this.users.findByEmail('admin@demo.tuerca.ve');
    const admin = { id: String(account!._id), role: 'admin' } as CurrentUser;
    for (const palabras of GROUPS) await this.sinonimos.add(admin, { palabras, motivo });
    const common = { motivo: 'Varias tiendas la escribían a mano', visto: 0 };
    await this.catalogos.add(admin, 'marcas', { ...common, nombre: 'Geely', padre: null, datos: {} });
    const listed = { motivo: 'Directorio de demostración', visto: 0 };
    for (const office of OFFICES) await this.catalogos.add(admin, 'oficinas', { ...listed, ...office });
    for (const model of MODELS) await this.catalogos.add(admin, 'marcas', { ...common, ...model, padre: 'geely' });
  }
}
