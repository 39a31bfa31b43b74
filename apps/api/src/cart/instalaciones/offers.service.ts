import { Injectable } from '@nestjs/common';
import type { Journey } from '@tuerca/contracts/auth/stores/arrival';
import {
  MAX_INSTALLATION_WORKSHOPS,
  nearbyEstados,
  SEARCHED_DAYS,
  SHOWN_DAYS,
} from '@tuerca/contracts/cart/instalaciones/rules';
import type {
  Instalaciones,
  InstalacionesQuery,
  InstalacionProductoQuery,
  TallerInstalacion,
} from '@tuerca/contracts/cart/instalaciones/schemas';
import type { DaySlots } from '@tuerca/contracts/citas/citas/slots';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { GarajeService } from '../../auth/garaje/garaje.service';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { CitasService } from '../../citas/citas/citas.service';
import { SlotsService } from '../../citas/citas/slots.service';
import { OrdersService } from '../../orders/orders/orders.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { groupBy } from '../../platform/common/group-by';
import { CatalogueService } from '../../products/catalogue/catalogue.service';
import { OfferedServices } from '../../products/promotions/offered-services.service';
import { CartService } from '../cart/cart.service';
import { arrivalOf } from './installations.service';
import { jobCategorias, matchServices, mountable, type Part, type ServiceMatch } from './job-match';

interface Place {
  estado: string;
  ciudad: string | null;
}
/** For whom, where, and not before when. */
interface Circumstances {
  place: Place | null;
  vehiculoId: string | null;
  tipo: Instalaciones['tipo'];
  from: Date;
  /** A workshop that is not offered again. */
  without?: string;
}
type Nearness = TallerInstalacion['cercania'];
type Workshop = NonNullable<ReturnType<Awaited<ReturnType<WorkshopsService['recall']>>['get']>>;

/** Services that are compared before the nearest workshops are chosen. */
const MAX_SERVICES = 120;
const NEARNESS: Record<Nearness, number> = { ciudad: 0, estado: 1, cerca: 2 };
const same = (a: string, b: string) => normalizeText(a) === normalizeText(b);

/** Workshops near a client that mount the parts of the cart, or near anybody who looks at a part, with their next free times. */
@Injectable()
export class InstallationOffersService {
  constructor(
    private readonly cart: CartService,
    private readonly catalogue: CatalogueService,
    private readonly garaje: GarajeService,
    private readonly users: UsersService,
    private readonly services: OfferedServices,
    private readonly workshops: WorkshopsService,
    private readonly citas: CitasService,
    private readonly orders: OrdersService,
    private readonly slots: SlotsService,
    private readonly clock: Clock,
  ) {}

  /** Throws VEHICULO_NO_ENCONTRADO. However many workshops answer, services, rules and bookings are read once each. */
  async offers(user: CurrentUser, query: InstalacionesQuery): Promise<Instalaciones> {
    const [{ items }, vehicle, place] = await Promise.all([
      this.cart.snapshot(user.id, { remembered: true }),
      this.vehicleOf(user, query),
      this.placeOf(user, query),
    ]);
    const parts = items.map(({ producto }) => ({ ...producto, productoId: producto._id }));
    return this.answer(parts, {
      place,
      vehiculoId: vehicle?._id ?? null,
      tipo: query.tipo ?? vehicle?.tipo ?? null,
      from: arrivalOf(journeysOf(items, place, query.entrega), this.clock.now()),
    });
  }

  /** The same for the parts of my appointment's purchase, without its workshop; no workshops without a purchase. Throws CITA_NO_ENCONTRADA. */
  async instead(user: CurrentUser, citaId: string): Promise<Instalaciones> {
    const [cita, place] = await Promise.all([this.citas.own(user, citaId), this.placeOf(user, {})]);
    const orderNumber = cita.compra?.orderNumber;
    const pedidos = orderNumber ? ((await this.orders.findByPurchases([orderNumber])).get(orderNumber) ?? []) : [];
    const kept = pedidos.filter(({ estado }) => estado !== 'cancelado').flatMap(({ items }) => items);
    // What a line was sold as says its category, and the product of today the rest.
    const products = await this.catalogue.findCards(
      kept.map(({ productoId }) => String(productoId)),
      {},
    );
    const parts = kept.map(({ productoId, nombre, categoria }): Part => {
      const id = String(productoId);
      return { productoId: id, nombre, categoria, subcategoria: products.get(id)?.subcategoria ?? null };
    });
    const { tipo } = cita.vehiculo;
    const without = String(cita.tallerId);
    return this.answer(parts, { place, vehiculoId: null, tipo, from: this.clock.now(), without });
  }

  /** The same for one product and anybody; throws PRODUCTO_NO_ENCONTRADO. */
  async forProduct(id: string, { estado, ciudad, tipo }: InstalacionProductoQuery): Promise<Instalaciones> {
    const producto = (await this.catalogue.findCards([id], {})).get(id);
    if (!producto) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    const place = { estado, ciudad: ciudad || null };
    return this.answer([{ ...producto, productoId: id }], {
      place,
      vehiculoId: null,
      tipo: tipo ?? null,
      from: arrivalOf(journeysOf([{ producto }], place, undefined), this.clock.now()),
    });
  }

  private async answer(wanted: Part[], { place, from, without, ...of }: Circumstances): Promise<Instalaciones> {
    const parts = mountable(wanted);
    const answer = {
      repuestos: parts.map(({ productoId, nombre }) => ({ productoId, nombre })),
      lugar: place,
      ...of,
      desde: from.toISOString(),
    };
    if (!parts.length || !place) return { ...answer, talleres: [] };
    const { matches, workshops } = await this.nearest(parts, { place, tipo: of.tipo, without });
    const next = await this.slots.next(
      [...matches].flatMap(([tallerId, found]) =>
        found.map(({ service: { _id: id, tiempoEstimado } }) => ({ id, tallerId, tiempoEstimado })),
      ),
      from,
      { days: SHOWN_DAYS, within: SEARCHED_DAYS },
    );
    const talleres = [...matches].flatMap(([id, found]) => {
      const servicios = found.map((match) => toServicio(match, next.get(match.service._id) ?? []));
      // What nobody can book in the next weeks is no offer.
      const bookable = servicios.filter(({ dias }) => dias.length);
      return bookable.length ? [{ ...toTaller(id, workshops.get(id)!, place), servicios: bookable }] : [];
    });
    return { ...answer, talleres };
  }

  /** The nearest open workshops by id, the best match of each place first, with what they do. */
  private async nearest(
    parts: ReturnType<typeof mountable>,
    { place, tipo, without }: Pick<Circumstances, 'tipo' | 'without'> & { place: Place },
  ) {
    const categorias = [...new Set(parts.flatMap(jobCategorias))];
    const services = await this.services.findForJobs(
      { categorias, tipo, estados: nearbyEstados(place.estado) },
      MAX_SERVICES,
    );
    const byWorkshop = groupBy(services, ({ taller }) => taller._id);
    const workshops = await this.workshops.recall([...byWorkshop.keys()]);
    const ranked = [...byWorkshop].flatMap(([id, own]) => {
      const workshop = workshops.get(id);
      const found = matchServices(own, parts);
      return workshop?.activo && found.length && id !== without
        ? [{ id, found, near: NEARNESS[nearnessOf(workshop, place)], workshop }]
        : [];
    });
    ranked.sort(
      (a, b) =>
        Number(b.found[0]!.exact) - Number(a.found[0]!.exact) ||
        a.near - b.near ||
        b.found[0]!.productoIds.length - a.found[0]!.productoIds.length ||
        b.workshop.valoracionPromedio - a.workshop.valoracionPromedio ||
        a.id.localeCompare(b.id),
    );
    const matches = new Map(ranked.slice(0, MAX_INSTALLATION_WORKSHOPS).map(({ id, found }) => [id, found]));
    return { matches, workshops };
  }

  private async vehicleOf(user: CurrentUser, { vehiculoId, tipo }: InstalacionesQuery) {
    if (!vehiculoId && tipo) return null;
    const garage = await this.garaje.list(user);
    if (!vehiculoId) return garage.find(({ elegido }) => elegido) ?? null;
    const vehicle = garage.find(({ _id }) => _id === vehiculoId);
    if (!vehicle) throw new AppError('VEHICULO_NO_ENCONTRADO');
    return vehicle;
  }

  private async placeOf(user: CurrentUser, { estado, ciudad }: InstalacionesQuery): Promise<Place | null> {
    if (estado) return { estado, ciudad: ciudad || null };
    const address = (await this.users.findById(user.id))?.direccion;
    return address ? { estado: address.estado, ciudad: address.ciudad } : null;
  }
}

/** Before anybody has chosen, parts of stores nearby are picked up, and others are sent. */
function journeysOf(
  items: { producto: { tienda: { estado: string; ciudad: string } } }[],
  place: Place | null,
  entrega: InstalacionesQuery['entrega'],
): Journey[] {
  return items.map(({ producto: { tienda } }) => {
    const near = !place || nearbyEstados(place.estado).includes(tienda.estado);
    if (entrega === 'retiro' || (near && !entrega)) return 'retiro';
    return place?.ciudad && same(tienda.ciudad, place.ciudad) && tienda.estado === place.estado ? 'local' : 'nacional';
  });
}

function nearnessOf({ direccion }: Workshop, { estado, ciudad }: Place): Nearness {
  if (direccion.estado !== estado) return 'cerca';
  return ciudad && same(direccion.ciudad, ciudad) ? 'ciudad' : 'estado';
}

function toTaller(id: string, workshop: Workshop, place: Place): Omit<TallerInstalacion, 'servicios'> {
  const { nombreTaller: nombre, direccion, fotoPerfil, valoracionPromedio, numeroValoraciones } = workshop;
  const { calle, numero, ciudad, estado } = direccion;
  return {
    _id: id,
    nombre,
    ciudad,
    estado,
    direccion: [calle, numero, ciudad].filter(Boolean).join(', '),
    fotoPerfil,
    calificacion: valoracionPromedio,
    numeroValoraciones,
    ruta: `/talleres/${id}`,
    cercania: nearnessOf(workshop, place),
  };
}

function toServicio(
  { service, productoIds, exact }: ServiceMatch<Servicio>,
  dias: DaySlots[],
): TallerInstalacion['servicios'][number] {
  const { _id: servicioId, nombre, precio, precioBs, precioFinal, precioFinalBs, precioFijo, tiempoEstimado } = service;
  return {
    servicioId,
    nombre,
    precio,
    precioBs,
    precioFinal,
    precioFinalBs,
    precioFijo,
    duracion: Math.round(tiempoEstimado * 60),
    productoIds,
    exacto: exact,
    dias,
  };
}
