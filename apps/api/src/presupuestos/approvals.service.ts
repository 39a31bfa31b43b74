import { Injectable, type OnModuleInit } from '@nestjs/common';
import { approvedLabour } from '@tuerca/contracts/citas/price';
import { ApprovedLabour } from '../citas/approved-labour.service';
import { costOf } from './lineas.mapper';
import { PresupuestosRepository } from './presupuestos.repository';

/** Tells appointments which labour their clients approved, in whichever version. */
@Injectable()
export class ApprovalsService implements OnModuleInit {
  constructor(
    private readonly repository: PresupuestosRepository,
    private readonly labour: ApprovedLabour,
  ) {}

  onModuleInit(): void {
    this.labour.register(async (citaId, tx) => {
      const lines = await this.repository.findLines(citaId, tx);
      return approvedLabour(lines.map((line) => ({ ...line, subtotal: costOf(line) })));
    });
  }
}
