import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { type Absolute, ratingFacts, type SchemaFacts } from '@/lib/schema-org';

const CONDITION: Record<string, string> = {
  nuevo: 'NewCondition',
  usado: 'UsedCondition',
  remanufacturado: 'RefurbishedCondition',
};

/** A product with its offer. The price is the reference in dollars: it holds longer than a day, unlike its bolivars. */
export const productFacts = (producto: Producto, absolute: Absolute): SchemaFacts => ({
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
  ...ratingFacts(producto),
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
