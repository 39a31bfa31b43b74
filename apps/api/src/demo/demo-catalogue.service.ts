import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { DAY, HOUR } from '@tuerca/contracts/kernel/time';
import { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { resenaAuthors } from '@tuerca/fixtures/demo-clientes';
import { demoPreguntas, demoProductos, demoResenas, demoServicios } from '@tuerca/fixtures/demo-data';
import type { DescuentoDemo, ProductoDemo } from '@tuerca/fixtures/demo-types';
import { drawProduct } from '@tuerca/fixtures/drawing/product';
import { drawService } from '@tuerca/fixtures/drawing/service';
import { createRandom } from '@tuerca/fixtures/random';
import { CommentsService } from '../products/comments/comments.service';
import { FavoritesService } from '../products/favorites/favorites.service';
import { PreguntasService } from '../products/preguntas/preguntas.service';
import { ProductsService } from '../products/products/products.service';
import { ServicesService } from '../products/services/services.service';
import type { DemoAccountIds } from './demo-accounts.service';
import { DemoOffers } from './demo-offers.service';
import { DemoPictures } from './demo-pictures.service';

const MAX_PARALLEL = 6;
const FAVORITOS = 6;
/** One review in so many has no purchase behind it, so that the demo shows both kinds. */
const UNVERIFIED = 10;

/** Days that a product has been on sale, at least and at most: nobody reviews what is not there yet, and what sells is reviewed soon. */
function onSaleSince(sku: string): [least: number, most: number] {
  const days = demoResenas.flatMap(({ objetivo, diasAtras }) =>
    objetivo.tipo === 'producto' && objetivo.sku === sku ? diasAtras : [],
  );
  return days.length ? [Math.max(...days) + 2, Math.max(...days) + 12] : [14, 300];
}

/** Products and services of the demo, comments on them, and favourites of the demo clients. */
@Injectable()
export class DemoCatalogue {
  constructor(
    private readonly products: ProductsService,
    private readonly services: ServicesService,
    private readonly comments: CommentsService,
    private readonly preguntas: PreguntasService,
    private readonly favorites: FavoritesService,
    private readonly offers: DemoOffers,
    private readonly pictures: DemoPictures,
  ) {}

  /** Puts everything on sale; returns the products' ids by sku. */
  async load({ clientes, tiendas, talleres }: DemoAccountIds, now: Date): Promise<Map<string, string>> {
    const random = createRandom('fechas');
    const created = demoProductos.map(({ sku }) => {
      const days = random.int(...onSaleSince(sku));
      return new Date(now.getTime() - days * DAY - random.int(0, DAY));
    });
    const ids = await pLimit(MAX_PARALLEL).map(demoProductos, async (demo, i) => {
      const { destacado, vendidos } = demo;
      const doc = await this.products.create(tiendas.get(demo.tiendaId)!, this.form(demo, now), {
        destacado,
        vendidos,
        createdAt: created[i]!,
      });
      return String(doc._id);
    });
    const productos = new Map(demoProductos.map(({ sku }, i) => [sku, ids[i]!]));
    const servicios = await this.loadServices(talleres, now);
    await this.offers.load({ clientes, tiendas, talleres }, servicios, now);
    await this.loadReviews({ clientes, tiendas, talleres }, productos, servicios, now);
    await this.loadQuestions([...clientes.values()], productos, now);
    await this.loadFavorites([...clientes.values()].slice(0, 2), ids);
    return productos;
  }

  private form(demo: ProductoDemo, now: Date): NuevoProducto {
    const { sku, nombre, marca, modelo, categoria, subcategoria, destacado, descuento } = demo;
    const views = destacado ? ([0, 1, 2] as const) : ([0, 1] as const);
    const imagenes = views.map((view) =>
      this.pictures.add(`productos/${sku}-${view}`, drawProduct({ categoria, subcategoria, nombre, seed: sku, view })),
    );
    return NuevoProducto.parse({
      ...demo,
      modelo: marca && modelo,
      imagenes,
      descuento: descuento ? this.discountWindow(descuento, now) : null,
    });
  }

  private discountWindow({ porcentaje, inicioDias, finDias }: DescuentoDemo, now: Date) {
    const dateAt = (days: number | null) => (days === null ? null : new Date(now.getTime() + days * DAY).toISOString());
    return { porcentaje, fechaInicio: dateAt(inicioDias), fechaFin: dateAt(finDias) };
  }

  private async loadServices(talleres: DemoAccountIds['talleres'], now: Date): Promise<Map<string, string>> {
    const ids = await pLimit(MAX_PARALLEL).map(demoServicios, async (demo, i) => {
      const { id, categoria, tallerId, prioridad } = demo;
      const imagenes = [this.pictures.add(`servicios/${id}`, drawService({ categoria, seed: id }))];
      const form = NuevoServicio.parse({ ...demo, imagenes });
      return String(
        (
          await this.services.create(talleres.get(tallerId)!, form, {
            prioridad,
            createdAt: new Date(now.getTime() - (i + 1) * DAY),
          })
        )._id,
      );
    });
    return new Map(demoServicios.map(({ id }, i) => [id, ids[i]!]));
  }

  private async loadReviews(
    { clientes, tiendas, talleres }: DemoAccountIds,
    productos: Map<string, string>,
    servicios: Map<string, string>,
    now: Date,
  ): Promise<void> {
    for (const [i, { id, texto, valoracion, objetivo, diasAtras }] of demoResenas.entries()) {
      const target =
        objetivo.tipo === 'producto'
          ? { productoObjetivoId: productos.get(objetivo.sku) }
          : objetivo.tipo === 'servicio'
            ? { servicioObjetivoId: servicios.get(objetivo.id) }
            : { usuarioObjetivoId: (objetivo.tipo === 'tienda' ? tiendas : talleres).get(objetivo.id) };
      const done = {
        verificada: i % UNVERIFIED !== UNVERIFIED - 1,
        createdAt: new Date(now.getTime() - diasAtras * DAY),
      };
      await this.comments.record(clientes.get(resenaAuthors.get(id)!)!, target, { texto, valoracion }, done);
    }
  }

  /** Asked by the clients in turn; an answer comes some hours after its question, if on the same day. */
  private async loadQuestions(clientes: string[], productos: Map<string, string>, now: Date): Promise<void> {
    const dateAt = (days: number, hours: number) => new Date(now.getTime() - days * DAY + hours * HOUR);
    await pLimit(MAX_PARALLEL).map(demoPreguntas, ({ sku, texto, diasAtras, respuesta }, i) =>
      this.preguntas.record(clientes[i % clientes.length]!, productos.get(sku)!, texto, {
        createdAt: dateAt(diasAtras, 0),
        respuesta: respuesta ? { texto: respuesta.texto, fecha: dateAt(respuesta.diasAtras, 3) } : null,
      }),
    );
  }

  private async loadFavorites(clientes: string[], productos: string[]): Promise<void> {
    const random = createRandom('favoritos');
    for (const id of clientes)
      for (let i = 0; i < FAVORITOS; i++)
        await this.favorites.add({ id, role: 'client', sid: 'demo' }, random.pick(productos));
  }
}
