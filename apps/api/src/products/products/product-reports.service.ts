import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import {
  type Measure,
  type ReportedTarget,
  type ReportTarget,
  ReportTargets,
} from '../../platform/reportes/report-targets.service';
import { AdminProducts } from './admin-products.service';
import type { ProductoDoc } from './product.schema';
import { ProductsRepository } from './products.repository';

/** Answers for reported products. */
@Injectable()
export class ProductReports implements ReportTarget, OnModuleInit {
  constructor(
    private readonly repository: ProductsRepository,
    private readonly products: AdminProducts,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register('producto', this);
  }

  async open(_user: CurrentUser, id: string): Promise<ReportedTarget> {
    const doc = await this.repository.find(null, id);
    if (!doc?.visible) throw new AppError('NO_ENCONTRADO');
    return { contenido: describe(doc), autorId: String(doc.tiendaId) };
  }

  async recall(id: string): Promise<ContenidoReportado | null> {
    const doc = await this.repository.find(null, id);
    return doc && describe(doc);
  }

  async apply({ accion, objetoId, admin, motivo }: Measure, tx: Tx): Promise<void> {
    if (accion === 'ocultar') await this.products.hideOne(admin, objetoId, motivo, tx);
  }

  async revert({ accion, objetoId, admin }: Measure, tx: Tx): Promise<void> {
    if (accion === 'ocultar') await this.products.showOne(admin, objetoId, tx);
  }
}

const describe = ({ _id, nombre, descripcion, tienda, sku, marca, visible }: ProductoDoc): ContenidoReportado => ({
  titulo: nombre,
  texto: descripcion,
  datos: [
    { etiqueta: 'Tienda', valor: tienda.nombreTienda },
    ...(marca ? [{ etiqueta: 'Marca', valor: marca }] : []),
    ...(sku ? [{ etiqueta: 'SKU', valor: sku }] : []),
  ],
  oculto: !visible,
  ruta: `/producto/${String(_id)}`,
});
