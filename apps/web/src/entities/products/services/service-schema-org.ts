import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { type Absolute, ratingFacts, type SchemaFacts } from '@/lib/schema-org';

/** A workshop's service with its offer. */
export const serviceFacts = (servicio: Servicio, absolute: Absolute): SchemaFacts => ({
  '@type': 'Service',
  name: servicio.nombre,
  description: servicio.descripcion,
  serviceType: servicio.categoriaPublica,
  url: absolute(servicio.ruta),
  ...(servicio.imagenes[0] && { image: absolute(servicio.imagenes[0]) }),
  provider: { '@type': 'AutoRepair', name: servicio.taller.nombre, url: absolute(`/talleres/${servicio.taller._id}`) },
  areaServed: servicio.taller.estado,
  ...ratingFacts(servicio),
  offers: {
    '@type': 'Offer',
    price: servicio.precioFinal.toFixed(2),
    priceCurrency: 'USD',
    url: absolute(servicio.ruta),
  },
});
