import { type Dia, DIAS } from '@tuerca/contracts/auth/negocios/dias';
import { type Absolute, ratingFacts, type SchemaFacts } from '@/lib/schema-org';
import { type Business, coordinatesOf } from './business';

const DAY: Record<Dia, string> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miercoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sabado: 'Saturday',
  domingo: 'Sunday',
};

/** The end of a day as search engines read it. */
const closing = (cierre: string): string => (cierre === '24:00' ? '23:59' : cierre);

/** A store or a workshop as a LocalBusiness. */
export function businessFacts(negocio: Business, path: string, absolute: Absolute): SchemaFacts {
  const { direccion, horario, excepciones, telefono } = negocio;
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
    openingHoursSpecification: DIAS.flatMap((dayName) => {
      const day = horario[dayName];
      return day?.activo
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: DAY[dayName],
              opens: day.apertura,
              closes: closing(day.cierre),
            },
          ]
        : [];
    }),
    ...(excepciones.length > 0 && {
      // A closed day opens and closes at midnight, as search engines read it.
      specialOpeningHoursSpecification: excepciones.flatMap(({ fecha, horas }) =>
        (horas.length > 0 ? horas : [{ apertura: '00:00', cierre: '00:00' }]).map(({ apertura, cierre }) => ({
          '@type': 'OpeningHoursSpecification',
          opens: apertura,
          closes: closing(cierre),
          validFrom: fecha,
          validThrough: fecha,
        })),
      ),
    }),
    ...ratingFacts(negocio),
  };
}
