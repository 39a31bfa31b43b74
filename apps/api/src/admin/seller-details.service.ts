import { Injectable } from '@nestjs/common';
import type { NegocioAdmin, NegocioAdminDetalle } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { missingOf } from '@tuerca/contracts/auth/negocios/missing';
import type { NegocioRef } from '../auth/negocios/negocios.events';
import type { NegocioReviewService, StoredNegocio } from '../auth/negocios/review.service';
import { StoreReviews } from '../auth/stores/store-review.service';
import { StoresService } from '../auth/stores/stores.service';
import { UsersService } from '../auth/users/users.service';
import { WorkshopReviews } from '../auth/workshops/workshop-review.service';
import { WorkshopsService } from '../auth/workshops/workshops.service';
import { CitasService } from '../citas/citas/citas.service';
import { CommissionRatesService } from '../orders/comisiones/rates.service';
import { OrdersService } from '../orders/orders/orders.service';
import { AppError } from '../platform/common/app-error';
import { CasesService } from '../platform/reportes/cases.service';
import { SystemService } from '../platform/system/system.service';
import { ProductFiguresService } from '../products/products/product-figures.service';
import { ServicesService } from '../products/services/services.service';

export type SellerDetail = NegocioAdminDetalle;
/** Kind of business. */
export type NegocioTipo = NegocioRef['tipo'];
/** Figures of the business's own activity, by the domains that keep it. */
type OwnFigures = Pick<SellerDetail['cifras'], 'ofertas' | 'operaciones' | 'comision'>;
interface Found {
  tipo: NegocioTipo;
  doc: StoredNegocio;
}

/** Businesses that look alike and are shown for one. */
const MAX_ALIKE = 10;
/** Businesses that are read to mark the rows of one page. */
const MAX_COMPARED = 300;

const isSame = (doc: StoredNegocio, { doc: other }: Found): boolean => String(doc._id) === String(other._id);

/** A business with what other domains know of it. */
@Injectable()
export class SellerDetails {
  constructor(
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly storeReviews: StoreReviews,
    private readonly workshopReviews: WorkshopReviews,
    private readonly users: UsersService,
    private readonly products: ProductFiguresService,
    private readonly services: ServicesService,
    private readonly orders: OrdersService,
    private readonly citas: CitasService,
    private readonly rates: CommissionRatesService,
    private readonly system: SystemService,
    private readonly cases: CasesService,
  ) {}

  reviewsOf(kind: NegocioTipo): NegocioReviewService<StoredNegocio> {
    return (kind === 'tienda'
      ? this.storeReviews
      : this.workshopReviews) as unknown as NegocioReviewService<StoredNegocio>;
  }

  /** Rows of a list, with how many other businesses look like each. */
  async rows(kind: NegocioTipo, docs: StoredNegocio[]): Promise<NegocioAdmin[]> {
    const reviews = this.reviewsOf(kind);
    const keys = docs.flatMap(({ clavesDuplicado }) => clavesDuplicado);
    const others = await this.sharing(keys, MAX_COMPARED);
    return docs.map((doc) => {
      const alike = others.filter((other) => !isSame(doc, other) && reviews.common(doc, other.doc).length);
      return reviews.row(doc, alike.length);
    });
  }

  /** Throws TIENDA_NO_ENCONTRADA or TALLER_NO_ENCONTRADO. */
  async get(kind: NegocioTipo, id: string): Promise<SellerDetail> {
    const doc: StoredNegocio | null = await (kind === 'tienda' ? this.stores : this.workshops).findById(id);
    if (!doc) throw new AppError(kind === 'tienda' ? 'TIENDA_NO_ENCONTRADA' : 'TALLER_NO_ENCONTRADO');
    const [account, iguales, cifras, reportes, cards] = await Promise.all([
      this.users.findById(id),
      this.alike(doc),
      kind === 'tienda' ? this.storeFigures(id) : this.workshopFigures(id),
      this.cases.countAgainst(id),
      this.users.findCards(doc.pasos.flatMap(({ por }) => (por ? [String(por)] : []))),
    ]);
    const { nombre = '', email = '', telefono = '', emailVerificado = false } = account ?? {};
    return {
      ...this.reviewsOf(kind).row(doc, iguales.length),
      horario: doc.horario,
      banner: doc.banner,
      responsable: { nombre, email, telefono, emailVerificado },
      iguales,
      falta: missingOf({ ...doc, emailVerificado, ofertas: cifras.ofertas }),
      cifras: { ...cifras, reportes },
      historial: [...doc.pasos].reverse().map(({ fecha, paso, por, motivo, nota, comprobado }) => ({
        fecha: fecha.toISOString(),
        paso,
        por: (por && cards.get(String(por))?.nombreVisible) ?? null,
        motivo,
        nota,
        comprobado,
      })),
    };
  }

  private async alike(doc: StoredNegocio): Promise<SellerDetail['iguales']> {
    const found = await this.sharing(doc.clavesDuplicado, MAX_ALIKE + 1);
    return found
      .filter((other) => !isSame(doc, other))
      .slice(0, MAX_ALIKE)
      .map(({ tipo, doc: other }) => {
        const reviews = this.reviewsOf(tipo);
        const { _id, nombre, revision } = reviews.row(other, 0);
        return { _id, tipo, nombre, revision: revision.estado, por: reviews.common(doc, other) };
      });
  }

  private async sharing(keys: string[], limit: number): Promise<Found[]> {
    const unique = [...new Set(keys)];
    const kinds: NegocioTipo[] = ['tienda', 'taller'];
    const found = await Promise.all(kinds.map((kind) => this.reviewsOf(kind).sharing(unique, limit)));
    return kinds.flatMap((tipo, i) => found[i]!.map((doc) => ({ tipo, doc })));
  }

  private async storeFigures(id: string): Promise<OwnFigures> {
    const [ofertas, operaciones, comision] = await Promise.all([
      this.products.countOf(id),
      this.orders.countOfStore(id),
      this.rates.percentOf(id),
    ]);
    return { ofertas, operaciones, comision };
  }

  private async workshopFigures(id: string): Promise<OwnFigures> {
    const [ofertas, operaciones, comision] = await Promise.all([
      this.services.countOwn(id),
      this.citas.countOfWorkshop(id),
      this.system.valor<number>('comision_taller'),
    ]);
    return { ofertas, operaciones, comision };
  }
}
