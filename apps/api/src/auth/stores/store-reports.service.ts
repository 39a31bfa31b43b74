import { Injectable } from '@nestjs/common';
import { ReportTargets } from '../../platform/reportes/report-targets.service';
import { NegocioReports } from '../negocios/negocio-reports.service';
import type { TiendaDoc } from './store.schema';
import { StoreReviews } from './store-review.service';
import { StoresService } from './stores.service';

/** Answers for reported stores. */
@Injectable()
export class StoreReports extends NegocioReports<TiendaDoc> {
  constructor(reviews: StoreReviews, stores: StoresService, targets: ReportTargets) {
    super(
      {
        objeto: 'tienda',
        title: ({ nombreTienda }) => `Tienda ${nombreTienda}`,
        path: (id) => `/admin/tiendas/${id}`,
      },
      stores,
      reviews,
      targets,
    );
  }
}
