import { DIAS, type Dia } from '@tuerca/contracts/horario';
import type { Producto } from '@tuerca/contracts/products';
import type { Servicio } from '@tuerca/contracts/services';
import { coordinatesOf, type Business } from '../entities/negocios/business';

type Absolute = (path: string) => string;
type Facts = Record<string, unknown>;

const DAY: Record<Dia, string> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miercoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sabado: 'Saturday',
  domingo: 'Sunday',
};
const CONDITION: Record<string, string> = {
  nuevo: 'NewCondition',
  usado: 'UsedCondition',
  remanufacturado: 'RefurbishedCondition',
};

const rating = ({
  valoracionPromedio,
  numeroValoraciones,
}: {
  valoracionPromedio: number;
  numeroValoraciones: number;
}): Facts =>
  numeroValoraciones > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: valoracionPromedio,
          reviewCount: numeroValoraciones,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {};

/** The way to a page from the home page, as search engines show it: [name, path] pairs, the page itself last. */
export const breadcrumbs = (steps: readonly (readonly [string, string])[], absolute: Absolute): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(path),
  })),
});

/** A product with its offer. The price is the reference in dollars: it holds longer than a day, unlike its bolivars. */
export const productFacts = (producto: Producto, absolute: Absolute): Facts => ({
  '@type': 'Product',
  name: producto.nombre,
  description: producto.descripcion,
  category: producto.categoria,
  image: producto.imagenes.map(absolute),
  ...(producto.numeroParte && { mpn: producto.numeroParte }),
  ...(producto.sku && { sku: producto.sku }),
  ...(producto.marcaRepuesto && { brand: { '@type': 'Brand', name: producto.marcaRepuesto } }),
  ...(producto.compatibilidad.length > 0 && {
    isAccessoryOrSparePartFor: producto.compatibilidad.slice(0, 20).map(({ marca, modelo, anioDesde, anioHasta }) => ({
      '@type': 'Car',
      name: [marca, modelo, anioDesde && anioHasta && `${anioDesde} a ${anioHasta}`].filter(Boolean).join(' '),
    })),
  }),
  ...rating(producto),
  offers: {
    '@type': 'Offer',
    url: absolute(producto.ruta),
    price: producto.precioFinal.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${producto.disponible ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${CONDITION[producto.condicion] ?? 'NewCondition'}`,
    seller: {
      '@type': 'AutoPartsStore',
      name: producto.tienda.nombreTienda,
      url: absolute(`/producto/tienda/${producto.tienda._id}`),
    },
  },
});

/** A store or a workshop as a LocalBusiness. */
export function businessFacts(negocio: Business, path: string, absolute: Absolute): Facts {
  const { direccion, horario, telefono } = negocio;
  const at = coordinatesOf(direccion);
  const picture = negocio.banner ?? negocio.fotoPerfil;
  return {
    '@type': negocio.tipo === 'tienda' ? 'AutoPartsStore' : 'AutoRepair',
    '@id': absolute(path),
    url: absolute(path),
    name: negocio.nombre,
    description: negocio.descripcion,
    ...(picture && { image: absolute(picture) }),
    ...(telefono && { telephone: telefono }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'VE',
      addressRegion: direccion.estado,
      addressLocality: direccion.ciudad,
      postalCode: direccion.codigoPostal,
      ...(direccion.calle && { streetAddress: direccion.calle }),
    },
    ...(at && { geo: { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.lng } }),
    openingHoursSpecification: DIAS.flatMap((dia) => {
      const day = horario[dia];
      return day?.activo
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAY[dia], opens: day.apertura, closes: day.cierre }]
        : [];
    }),
    ...rating(negocio),
  };
}

/** A workshop's service with its offer. */
export const serviceFacts = (servicio: Servicio, absolute: Absolute): Facts => ({
  '@type': 'Service',
  name: servicio.nombre,
  description: servicio.descripcion,
  serviceType: servicio.categoriaPublica,
  url: absolute(servicio.ruta),
  ...(servicio.imagenes[0] && { image: absolute(servicio.imagenes[0]) }),
  provider: { '@type': 'AutoRepair', name: servicio.taller.nombre, url: absolute(`/talleres/${servicio.taller._id}`) },
  areaServed: servicio.taller.estado,
  ...rating(servicio),
  offers: { '@type': 'Offer', price: servicio.precio.toFixed(2), priceCurrency: 'USD', url: absolute(servicio.ruta) },
});
