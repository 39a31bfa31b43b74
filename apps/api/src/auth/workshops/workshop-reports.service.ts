import { Injectable } from '@nestjs/common';
import { NegocioReports } from '../negocios/negocio-reports.service';
import { ReportTargets } from '../../platform/reportes/report-targets.service';
import { WorkshopReviews } from './workshop-review.service';
import type { TallerDoc } from './workshop.schema';
import { WorkshopsService } from './workshops.service';

/** Answers for reported workshops. */
@Injectable()
export class WorkshopReports extends NegocioReports<TallerDoc> {
  constructor(reviews: WorkshopReviews, workshops: WorkshopsService, targets: ReportTargets) {
    super(
      {
        objeto: 'taller',
        title: ({ nombreTaller }) => `Taller ${nombreTaller}`,
        path: (id) => `/admin/talleres/${id}`,
      },
      workshops,
      reviews,
      targets,
    );
  }
}
