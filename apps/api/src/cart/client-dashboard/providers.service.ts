import { Injectable } from '@nestjs/common';
import type { Tienda } from '@tuerca/contracts/auth/stores/schemas';
import type { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import type { clientDashboard, Proveedor } from '@tuerca/contracts/cart/client-dashboard/endpoints';
import type { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { StoresService } from '../../auth/stores/stores.service';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Parsed } from '../../platform/http/request-context';

type Wanted = Parsed<typeof clientDashboard.findProviders>['body'];
type Estado = (typeof ESTADO_NAMES)[number];

const shown = ({ _id, direccion, telefono, fotoPerfil, ...rest }: Taller | Tienda) => ({
  _id,
  ciudad: direccion.ciudad,
  estado: direccion.estado,
  telefono,
  fotoPerfil,
  valoracionPromedio: rest.valoracionPromedio,
  numeroValoraciones: rest.numeroValoraciones,
});
const fromTaller = (taller: Taller): Proveedor => ({
  ...shown(taller),
  tipo: 'taller',
  nombre: taller.nombreTaller,
  ruta: `/talleres/${taller._id}`,
});
const fromTienda = (tienda: Tienda): Proveedor => ({
  ...shown(tienda),
  tipo: 'tienda',
  nombre: tienda.nombreTienda,
  ruta: `/producto/tienda/${tienda._id}`,
});

/** Workshops and stores that may help a client. */
@Injectable()
export class ProvidersService {
  constructor(
    private readonly workshops: WorkshopsService,
    private readonly stores: StoresService,
    private readonly users: UsersService,
  ) {}

  /** Those of the client's state, or of the wanted one, before the others. */
  async find(user: CurrentUser, { tipo, search, estado, limit }: Wanted): Promise<Proveedor[]> {
    const near = estado ?? ((await this.users.findById(user.id))?.direccion?.estado as Estado | undefined);
    const page = async (where: { estado?: Estado }): Promise<Proveedor[]> => {
      const query = { page: 1, limit, search, q: undefined, verificado: undefined, ...where };
      return tipo === 'taller'
        ? (await this.workshops.list({ ...query, estado: where.estado })).data.map(fromTaller)
        : (await this.stores.list({ ...query, estado: where.estado })).data.map(fromTienda);
    };
    const [local, all] = await Promise.all([near ? page({ estado: near }) : [], page({})]);
    const known = new Set(local.map(({ _id }) => _id));
    return [...local, ...all.filter(({ _id }) => !known.has(_id))].slice(0, limit);
  }
}
