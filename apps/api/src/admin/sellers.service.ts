import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type {
  NegocioAdmin,
  NegocioAdminQuery,
  NegocioExportQuery,
} from '@tuerca/contracts/auth/negocios/admin-schemas';
import { ESTADO_REVISION_LABELS } from '@tuerca/contracts/auth/negocios/review-states';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { mapEach } from '../platform/common/batches';
import { Clock } from '../platform/common/clock';
import { type Reply, replyPage, type StreamReply } from '../platform/http/reply';
import { csvFile } from '../platform/spreadsheet/csv';
import { type NegocioTipo, type SellerDetail, SellerDetails } from './seller-details.service';

const yesNo = (value: boolean) => (value ? 'Sí' : 'No');
const columnsOf = (kind: NegocioTipo): FileColumn<NegocioAdmin>[] => [
  column('Nombre', ({ nombre }) => nombre),
  column('RIF', ({ rif }) => rif),
  column('Revisión', ({ revision }) => ESTADO_REVISION_LABELS[kind][revision.estado]),
  column('A la venta', ({ activo }) => yesNo(activo)),
  column('Motivo de la pausa', ({ pausa }) => pausa?.motivo ?? null),
  column('Verificado', ({ verificado }) => yesNo(verificado)),
  column('Destacado', ({ destacado }) => yesNo(destacado)),
  column('Ciudad', ({ ciudad }) => ciudad),
  column('Estado', ({ estado }) => estado),
  column('Teléfono', ({ telefono }) => telefono),
  column('Valoración', ({ valoracionPromedio }) => valoracionPromedio),
  column('Reseñas', ({ numeroValoraciones }) => numeroValoraciones),
  column('Registro', ({ createdAt }) => caracasDate(new Date(createdAt))),
];

/** The administrators' lists of stores and of workshops. */
@Injectable()
export class Sellers {
  constructor(
    private readonly details: SellerDetails,
    private readonly clock: Clock,
  ) {}

  async list(kind: NegocioTipo, query: NegocioAdminQuery): Promise<Reply<NegocioAdmin[]>> {
    const { docs, total, cuentas } = await this.of(kind).page(query);
    return replyPage(await this.details.rows(kind, docs), total, query, { cuentas });
  }

  /** Exports the filtered businesses, sent as they are read. */
  export(kind: NegocioTipo, { sort, ...filter }: z.output<typeof NegocioExportQuery>): StreamReply {
    const reviews = this.of(kind);
    const name = `${kind === 'tienda' ? 'Tiendas' : 'Talleres'}_${caracasDate(this.clock.now())}`;
    const rows = mapEach(reviews.stream(filter, sort), (doc) => reviews.row(doc, 0));
    return csvFile(name, columnsOf(kind), rows);
  }

  /** Throws TIENDA_NO_ENCONTRADA or TALLER_NO_ENCONTRADO. */
  get(kind: NegocioTipo, id: string): Promise<SellerDetail> {
    return this.details.get(kind, id);
  }

  /** Performs a step and answers what the business is then. */
  async after(kind: NegocioTipo, id: string, step: Promise<void>): Promise<SellerDetail> {
    await step;
    return this.get(kind, id);
  }

  private of(kind: NegocioTipo) {
    return this.details.reviewsOf(kind);
  }
}
