import { Injectable } from '@nestjs/common';
import { ReportTargets } from '../../platform/reportes/report-targets.service';
import { NegocioReports } from '../negocios/negocio-reports.service';
import type { TallerDoc } from './workshop.schema';
import { WorkshopReviews } from './workshop-review.service';
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
