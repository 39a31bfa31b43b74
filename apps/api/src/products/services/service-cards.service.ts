import { Injectable } from '@nestjs/common';
import { searchPrefixes, sortKey } from '@tuerca/contracts/kernel/text';
import { placeTerms } from '@tuerca/contracts/products/search/places';
import { findServiceCategoria } from '@tuerca/contracts/products/services/categorias';
import type { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { centreOf } from '@tuerca/contracts/venezuela/centres';
import { placeKey } from '@tuerca/contracts/venezuela/place';
import { TallerCambio } from '../../auth/workshops/workshops.events';
import { type TallerCard, WorkshopsService } from '../../auth/workshops/workshops.service';
import { InTransaction } from '../../platform/common/in-transaction';
import { Changes } from '../../platform/realtime/changes.service';
import { type ServiceCardFields, ServiceCardsRepository } from './service-cards.repository';

/** Fields of a service that follow from its workshop. */
export const cardFields = ({ activo: tallerActivo, direccion, ...taller }: TallerCard): ServiceCardFields => ({
  taller,
  tallerActivo,
  lugar: placeKey(direccion),
  coordenadas: direccion.coordenadas?.coordinates ?? centreOf(direccion),
});

/** Fields that a service is found and sorted by. */
export function derivedFields(
  { nombre: taller, direccion }: TallerCard,
  { nombre, categoria }: Pick<NuevoServicio, 'nombre' | 'categoria'>,
) {
  const names = findServiceCategoria(categoria);
  const words = searchPrefixes(nombre, names?.nombre, names?.publica, taller);
  return { terminos: [...words, ...placeTerms(direccion)], nombreOrden: sortKey(nombre) };
}

/** Renews what services keep of their workshop: its card, its place, and the words by which they are found. */
@Injectable()
export class ServiceCards {
  constructor(
    private readonly repository: ServiceCardsRepository,
    private readonly workshops: WorkshopsService,
    private readonly changes: Changes,
  ) {}

  @InTransaction(TallerCambio)
  async onWorkshop({ tallerId }: TallerCambio): Promise<void> {
    const card = await this.workshops.findCard(tallerId);
    if (!card) return;
    await this.repository.renewCard(tallerId, cardFields(card));
    const services = await this.repository.findTerms(tallerId);
    const renewed = services.map((one) => ({ ...one, terminos: derivedFields(card, one).terminos }));
    await this.repository.writeTerms(renewed.filter((one, i) => one.terminos.join() !== services[i]!.terminos.join()));
    this.changes.bump('servicios');
  }
}
