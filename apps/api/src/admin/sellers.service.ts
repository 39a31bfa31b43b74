import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type {
  NegocioAdmin,
  NegocioAdminQuery,
  NegocioExportQuery,
} from '@tuerca/contracts/auth/negocios/admin-schemas';
import { ESTADO_REVISION_LABELS } from '@tuerca/contracts/auth/negocios/review-states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../platform/common/clock';
import { type Reply, replyPage, StreamReply } from '../platform/http/reply';
import { type CsvCell, csvLines } from '../platform/spreadsheet/csv';
import { type SellerDetail, SellerDetails, type SellerKind } from './seller-details.service';

const HEADERS = [
  'Nombre',
  'RIF',
  'Revisión',
  'A la venta',
  'Motivo de la pausa',
  'Verificado',
  'Destacado',
  'Ciudad',
  'Estado',
  'Teléfono',
  'Valoración',
  'Reseñas',
  'Registro',
];
const yesNo = (value: boolean) => (value ? 'Sí' : 'No');

function toRow(kind: SellerKind, negocio: NegocioAdmin): CsvCell[] {
  return [
    negocio.nombre,
    negocio.rif,
    ESTADO_REVISION_LABELS[kind][negocio.revision.estado],
    yesNo(negocio.activo),
    negocio.pausa?.motivo ?? null,
    yesNo(negocio.verificado),
    yesNo(negocio.destacado),
    negocio.ciudad,
    negocio.estado,
    negocio.telefono,
    negocio.valoracionPromedio,
    negocio.numeroValoraciones,
    caracasDate(new Date(negocio.createdAt)),
  ];
}

/** The administrators' lists of stores and of workshops. */
@Injectable()
export class Sellers {
  constructor(
    private readonly details: SellerDetails,
    private readonly clock: Clock,
  ) {}

  async list(kind: SellerKind, query: NegocioAdminQuery): Promise<Reply<NegocioAdmin[]>> {
    const { docs, total, cuentas } = await this.of(kind).page(query);
    return replyPage(await this.details.rows(kind, docs), total, query, { cuentas });
  }

  /** Exports the filtered businesses, sent as they are read. */
  export(kind: SellerKind, { sort, ...filter }: z.output<typeof NegocioExportQuery>): StreamReply {
    const reviews = this.of(kind);
    const rows = async function* () {
      for await (const doc of reviews.stream(filter, sort)) yield toRow(kind, reviews.row(doc as never, 0));
    };
    const name = `${kind === 'tienda' ? 'Tiendas' : 'Talleres'}_${caracasDate(this.clock.now())}.csv`;
    return new StreamReply(csvLines(HEADERS, rows()), 'text/csv', name);
  }

  /** Throws TIENDA_NO_ENCONTRADA or TALLER_NO_ENCONTRADO. */
  get(kind: SellerKind, id: string): Promise<SellerDetail> {
    return this.details.get(kind, id);
  }

  /** Performs a step and answers what the business is then. */
  async after(kind: SellerKind, id: string, step: Promise<void>): Promise<SellerDetail> {
    await step;
    return this.get(kind, id);
  }

  private of(kind: SellerKind) {
    return this.details.reviewsOf(kind);
  }
}
