import { Injectable } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import { NuevaOferta } from '@tuerca/contracts/products/promotions/form';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { demoOfertas, demoServicios } from '@tuerca/fixtures/demo-data';
import { drawService } from '@tuerca/fixtures/drawing/service';
import { OffersService } from '../products/promotions/offers.service';
import type { DemoAccountIds } from './demo-accounts.service';
import { DemoPictures } from './demo-pictures.service';

/** Offers of the demo's workshops in every state on screen. */
@Injectable()
export class DemoOffers {
  constructor(
    private readonly offers: OffersService,
    private readonly pictures: DemoPictures,
  ) {}

  /** `servicios`: the services' ids by their id in the fixtures. */
  async load({ talleres }: DemoAccountIds, servicios: Map<string, string>, now: Date): Promise<void> {
    const instant = (days: number) => new Date(now.getTime() + days * DAY);
    for (const { tallerId, inicioDias, finDias, usos, servicioId, ...rest } of demoOfertas) {
      const form = NuevaOferta.parse({
        ...rest,
        servicioId: servicioId && servicios.get(servicioId),
        fechaInicio: caracasDate(instant(inicioDias)),
        fechaFin: caracasDate(instant(finDias)),
      });
      const categoria = rest.categoria ?? demoServicios.find(({ id }) => id === servicioId)?.categoria ?? 'otros';
      // Some have no picture: a card looks good without one, too.
      const imagen =
        rest.codigoPromo || servicioId
          ? this.pictures.add(
              `ofertas/${tallerId}-${rest.nombre.length}-${finDias}`,
              drawService({ categoria, seed: rest.nombre }),
            )
          : undefined;
      await this.offers.record(talleres.get(tallerId)!, form, {
        createdAt: instant(Math.min(inicioDias, -1)),
        usos,
        imagen,
      });
    }
  }
}
