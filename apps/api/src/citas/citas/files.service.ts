import { Injectable } from '@nestjs/common';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Environment } from '../../platform/config/environment';
import { FileReply } from '../../platform/http/reply';
import { PdfService } from '../../platform/pdf/pdf.service';
import { SystemService } from '../../platform/system/system.service';
import { toCalendar } from './calendar';
import { CitasService } from './citas.service';
import { serviceVoucher } from './service-voucher';

/** An appointment as a file, for its parties and nobody else. */
@Injectable()
export class FilesService {
  constructor(
    private readonly citas: CitasService,
    private readonly workshops: WorkshopsService,
    private readonly system: SystemService,
    private readonly pdf: PdfService,
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {}

  /** The comprobante of a completed appointment; throws ESTADO_CAMBIO before. */
  async invoice(user: CurrentUser, id: string): Promise<FileReply> {
    const doc = await this.citas.own(user, id);
    if (doc.estado !== 'completada')
      throw new AppError('ESTADO_CAMBIO', {
        message: 'El comprobante está disponible cuando el servicio se completa.',
      });
    const [taller, iva] = await Promise.all([
      this.workshops.findById(String(doc.tallerId)),
      this.system.valor<number>('iva'),
    ]);
    const content = await this.pdf.render(serviceVoucher(doc, { rif: taller?.rif ?? '', iva }));
    return new FileReply(content, 'application/pdf', `factura-servicio-${id}.pdf`);
  }

  async calendar(user: CurrentUser, id: string): Promise<FileReply> {
    const doc = await this.citas.own(user, id);
    const page = citaPage(user.role === 'workshop' ? 'workshop' : 'client', id);
    const url = this.env.PUBLIC_URL.replace(/\/$/, '') + page;
    const file = toCalendar(doc, { url, now: this.clock.now() });
    return new FileReply(Buffer.from(file), 'text/calendar; charset=utf-8', `cita-${id}.ics`);
  }
}
